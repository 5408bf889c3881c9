import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { OtherWays } from './other-ways';

interface GiftOpenedProps {
  words: Pages['donation']['form']['opened'];
  ways: Pages['donation']['ways'];
  name: string;
  contact: Site['contact'];
  /** Whether the visitor's mail program was asked to open. */
  opened: boolean;
}

/** Says that nothing has been charged, and how else to give; empty until there is something to say. */
export function GiftOpened({ words, ways, name, contact, opened }: GiftOpenedProps) {
  return (
    <div role="status">
      {opened && (
        <div className="result border-link">
          <h3 className="text-xl">{words.heading}</h3>
          <p className="mt-2">{words.text}</p>
          <OtherWays ways={ways} name={name} contact={contact} />
        </div>
      )}
    </div>
  );
}
