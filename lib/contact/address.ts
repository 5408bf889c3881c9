import { formatAddress } from 'localized-address-format';
import type { Address } from '../schema/fields';

/**
 * An address as envelopes of its country have it, line by line: 100 Example Avenue; Pueblo, CO 81003.
 * Where content gives no street, the city alone.
 */
export function addressLines({ street, city, region, postalCode, country }: Address): string[] {
  return formatAddress({
    addressLines: street ? [street] : [],
    locality: city,
    administrativeArea: region,
    postalCode,
    postalCountry: country,
  });
}
