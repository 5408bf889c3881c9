import type { ReactNode } from 'react';
import { codePath, type codeFiles } from '@/lib/forms/browser-code';
import type { Site } from '@/lib/schema/site';
import { href } from '@/lib/site/routes';
import { scriptText } from '@/lib/structured-data/script-text';
import { InlineScript } from './inline-script';

interface FormBoxProps {
  /** The code that takes the form over once it is touched. */
  code: (typeof codeFiles)[number];
  /** The parameters of the page's address that fill the form in. */
  fill: string[];
  /** What the code needs to know. */
  settings: object;
  words: Site['forms'];
  /** What does without the form, where its code doesn't run. */
  plain: ReactNode;
  children: ReactNode;
}

/**
 * A form with what brings it to life, and what stands in its place without a script. The script comes
 * first, so that nothing moves: what is shown is settled before either is read.
 */
export function FormBox({ code, fill, settings, words, plain, children }: FormBoxProps) {
  return (
    <div
      // The script has noted its state by the time that React looks, while editing.
      suppressHydrationWarning
      data-code={href(codePath(code))}
      data-fill={fill.map((name) => `[?&]${name}=`).join('|')}
      data-wait={words.wait}
      data-failed={words.failed}
    >
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptText(settings) }} />
      <InlineScript name="load-form" />
      {children}
      <p role="status" className="my-5 max-w-text font-bold empty:my-0" />
      <div className="without-code">{plain}</div>
    </div>
  );
}
