import { formatAddress } from 'localized-address-format';
import type { Address } from '../schema/fields';
import { inRow, scriptOf } from '../text/locale';

/**
 * An address as envelopes of its country have it, line by line: 100 Example Avenue; Pueblo, CO 81003.
 * Where content gives no street, the city alone.
 */
export function addressLines({ street, city, region, postalCode, country }: Address): string[] {
  const write = (lines: string[]) =>
    formatAddress({
      addressLines: lines,
      locality: city,
      administrativeArea: region,
      postalCode,
      postalCountry: country,
    });
  const streets = street ? [street] : [];
  const lines = write(streets);
  // Those of Japan, the Emirates and others have no city but in the lines of the street.
  if (lines.some((line) => line.toUpperCase().includes(city.toUpperCase()))) return lines;
  return write(lines[0] === street ? [...streets, city] : [city, ...streets]);
}

/** Scripts in whose addresses nothing but a space stands between the parts (ISO 15924). */
const SPACED = ['Hans', 'Hant', 'Jpan', 'Kore'];

/** An address in a row: 100 Example Avenue, Pueblo, CO 81003. */
export function addressInRow(address: Address, language: string): string {
  const lines = addressLines(address);
  return SPACED.includes(scriptOf(language)) ? lines.join(' ') : inRow(lines, language);
}
