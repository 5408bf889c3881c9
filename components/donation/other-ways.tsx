import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { AddressLines } from '../ui/address-lines';
import { Filled } from '../ui/filled';

interface OtherWaysProps {
  ways: Pages['donation']['ways'];
  /** The charity, to whom a check is made out. */
  name: string;
  contact: Site['contact'];
}

/** How to give without the form: the phone, and the address for a check. */
export function OtherWays({ ways, name, contact }: OtherWaysProps) {
  const { phone, dial, address } = contact;
  return (
    <>
      {phone && (
        <p className="mt-2">
          <a href={`tel:${dial}`} className="arrow-link">
            <span>
              <Filled words={ways.call} parts={{ phone: <span translate="no">{phone}</span> }} />
            </span>
          </a>
        </p>
      )}
      {address.street && (
        <>
          <p className="mt-2">{ways.post}</p>
          <address translate="no" className="not-italic">
            {name}
            <br />
            <AddressLines address={address} />
          </address>
        </>
      )}
    </>
  );
}
