import type { Pages } from '@/lib/schema/pages';
import { Invitation } from '../ui/invitation';

interface FollowProps {
  words: Pages['events']['follow'];
  /** Address that a calendar program follows. */
  url: string;
  /** Path of the file. */
  file: string;
  /** The file's whole address, for calendars on the web. */
  address: string;
}

/** How to have all events in one's own calendar: at a press, as a file, or by an address to paste. */
export function Follow({ words, url, file, address }: FollowProps) {
  return (
    <Invitation id="follow" {...words} href={url}>
      <a href={file} className="arrow-link mt-2">
        {words.file}
      </a>
      <details className="mt-2 max-w-text">
        <summary className="min-h-11 cursor-pointer py-2 font-bold text-link">
          {words.others}
        </summary>
        <p className="mt-2">
          {words.address}: <span className="break-all font-bold">{address}</span>
        </p>
        <ul className="mt-2 list-disc pl-5">
          {words.ways.map((way) => (
            <li key={way} className="mt-1">
              {way}
            </li>
          ))}
        </ul>
      </details>
    </Invitation>
  );
}
