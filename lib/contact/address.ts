import type { Address } from '../schema/fields';

/** The second line of an address as envelopes have it: Pueblo, CO 81003. */
export function cityLine({ city, region, postalCode }: Address): string {
  return `${city}, ${region} ${postalCode}`;
}
