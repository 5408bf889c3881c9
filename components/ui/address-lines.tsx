import { Fragment } from 'react';
import { addressLines } from '@/lib/contact/address';
import type { Address } from '@/lib/schema/fields';

/**
 * An address line by line, in the order of its country. Each runs as its own letters do: in a page from right to left,
 * 250 College Street would end with its number.
 */
export function AddressLines({ address }: { address: Address }) {
  return addressLines(address).map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
