import type { Pages } from '@/lib/schema/pages';
import { buttonVariants } from './button-link';
import { Filled } from './filled';
import { InlineScript } from './inline-script';

interface ShareProps {
  words: Pages['events']['detail']['share'];
  /** The whole address of the page. */
  url: string;
}

/**
 * Passes a page on: by what the device has for that, or by copying the address; the address itself
 * where no script runs.
 */
export function Share({ words, url }: ShareProps) {
  return (
    <div>
      <button
        // The script has shown it by the time that React looks, while editing.
        suppressHydrationWarning
        type="button"
        hidden
        data-share={words.share}
        data-done={words.copied}
        data-url={url}
        className={`button print:hidden ${buttonVariants.outline}`}
      >
        {words.copy}
      </button>
      <p role="status" />
      <InlineScript name="share" />
      <noscript>
        <p>
          <Filled
            words={words.address}
            parts={{ address: <a href={url}>{url.replace('https://', '')}</a> }}
          />
        </p>
      </noscript>
    </div>
  );
}
