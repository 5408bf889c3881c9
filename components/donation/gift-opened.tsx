import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { OtherWays } from './other-ways';

interface GiftOpenedProps {
  words: Pages['donation']['form']['opened'];
  ways: Pages['donation']['ways'];
  name: string;
  contact: Site['contact'];
}

/** Says that nothing has been charged, and how else to give; out of sight until there is something to say. */
export function GiftOpened({ words, ways, name, contact }: GiftOpenedProps) {
  return (
    <div role="status">
      <div hidden data-part="opened" className="result border-link">
        <h3 className="text-xl">{words.heading}</h3>
        <p className="mt-2">{words.text}</p>
        <OtherWays ways={ways} name={name} contact={contact} />
      </div>
    </div>
  );
}
