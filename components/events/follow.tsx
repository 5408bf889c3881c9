import type { Pages } from '@/lib/schema/pages';
import { Filled } from '../ui/filled';
import { Invitation } from '../ui/invitation';

interface FollowProps {
  words: NonNullable<Pages['events']['follow']>;
  /** Address that a calendar program follows. */
  url: string;
  /** Path of the calendar's file. */
  file: string;
  /** Its whole address, to be copied. */
  address: string;
}

/** How to have all events in one's own calendar: at a press, or by an address to paste or open. */
export function Follow({ words, url, file, address }: FollowProps) {
  return (
    <Invitation id="follow" {...words} href={url}>
      <details className="question mt-5">
        <summary>{words.others}</summary>
        <div className="grid gap-3 pb-6">
          <p>
            <Filled
              words={words.address}
              parts={{
                address: (
                  <a href={file} className="break-all underline">
                    {address}
                  </a>
                ),
              }}
            />
          </p>
          {words.ways.map((way) => (
            <p key={way}>{way}</p>
          ))}
        </div>
      </details>
    </Invitation>
  );
}
