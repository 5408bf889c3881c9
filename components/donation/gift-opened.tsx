import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { OtherWays } from './other-ways';

interface GiftOpenedProps {
  words: Pages['donation']['form']['opened'];
  ways: Pages['donation']['ways'];
  name: string;
  contact: Site['contact'];
}

/** Where the form says that nothing has been charged, and how else to give; its words wait out of sight. */
export function GiftOpened({ words, ways, name, contact }: GiftOpenedProps) {
  return (
    <>
      <div tabIndex={-1} data-part="result">
        <div role="status" data-part="opened" />
      </div>
      <div hidden data-words="opened">
        <div className="result border-link">
          <h3 className="text-xl">{words.heading}</h3>
          <p className="mt-2">{words.text}</p>
          <OtherWays ways={ways} name={name} contact={contact} />
        </div>
      </div>
    </>
  );
}
