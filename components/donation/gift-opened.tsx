import { cityLine } from '@/lib/address';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';

interface GiftOpenedProps {
  form: Pages['donation']['form'];
  contact: Site['contact'];
  /** Whether the visitor's mail program was asked to open. */
  opened: boolean;
}

/** Says that nothing has been charged, and how else to give; empty until there is something to say. */
export function GiftOpened({ form, contact, opened }: GiftOpenedProps) {
  const { phone, dial, address } = contact;
  return (
    <div role="status">
      {opened && (
        <div className="result border-link">
          <h3 className="text-xl">{form.opened.heading}</h3>
          <p className="mt-2">{form.opened.text}</p>
          <p className="mt-2">
            <a href={`tel:${dial}`} className="arrow-link">
              {`${form.opened.call} ${phone}`}
            </a>
          </p>
          <p className="mt-2">{form.opened.post}</p>
          <address className="not-italic">
            {address.street}
            <br />
            {cityLine(address)}
          </address>
        </div>
      )}
    </div>
  );
}
