import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { timeZone } from './time-zone';

const WANTED_LANGUAGE = 'a language code (BCP 47), written like en-US, fr-FR or ar-JO';

/** The language of all words (BCP 47), one that dates and numbers can be written in. */
export const language = z
  .string({ error: WANTED_LANGUAGE })
  .refine(isLanguage, { error: WANTED_LANGUAGE, abort: true })
  .transform((code) => new Intl.Locale(code).toString())
  .describe('the code of your language and country: en-US, fr-FR, ar-JO');

const WANTED_CURRENCY =
  'a currency code of three capitals (ISO 4217), written like USD, EUR or JPY';

/** The currency of all amounts (ISO 4217). */
export const currency = z
  .string({ error: WANTED_CURRENCY })
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), { error: WANTED_CURRENCY })
  .describe('the code of your money: USD, EUR, JPY');

const WANTED_COUNTRY = 'a country code of two capitals (ISO 3166), written like US, FR or JP';

/** A country, by whose customs addresses and phone numbers are written (ISO 3166-1). */
export const country = z
  .string({ error: WANTED_COUNTRY })
  .refine((code): boolean => isSupportedCountry(code), {
    error: ({ input }) => wantedCountry(String(input)),
  })
  .describe('the code of your country: US, FR, JO');

/**
 * Where a site is at home, which the check of its other words depends on: as in the example, where that is wrong, but
 * in no country then, since a phone number that is right in one is none in another.
 */
export const siteLocale = z.object({
  language: language.catch('en-US'),
  currency: currency.catch('USD'),
  country: country.catch(''),
  // By whose clocks no hour is skipped.
  timeZone: timeZone.catch('UTC'),
});

export type SiteLocale = z.infer<typeof siteLocale>;

/** Names the code itself where another is known for the country, as UK is for GB. */
function wantedCountry(typed: string): string {
  if (!/^[a-z]{2}$/i.test(typed)) return WANTED_COUNTRY;
  const { region } = new Intl.Locale(`und-${typed}`);
  return region !== undefined && isSupportedCountry(region) ? `“${region}”` : WANTED_COUNTRY;
}

function isLanguage(code: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([code]).length > 0;
  } catch {
    return false;
  }
}
