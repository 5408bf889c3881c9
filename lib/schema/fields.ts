import { z } from 'zod';
import { EMAIL } from '../forms/field-rules';
import { icons, isIconName } from '../look/icons';
import { ART } from '../look/motifs/art';
import { isArtName } from '../look/motifs/motifs';
import { guessName } from '../text/guess-name';
import { isHttpsUrl } from '../text/https-url';
import { trimmed } from '../text/lookalikes';
import { country } from './locale';
import { findUnfit } from './plain-words';

/** Marks what is wrong with words, in which curly quotes and special spaces are right. */
export const WORDS = { words: true };

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const LINE_BREAKS = /\s*[\n\r\u0085\u2028\u2029]\s*/g;

// Every message below completes the sentence “found …; wanted …”.

/** Words that a visitor reads. */
export const text = words('words');

/** Words that stand large: a name, a title, a heading. */
export const title = words('words', [], 120);

/** What a button or a link says. */
export const label = words('words', [], 60);

/** A sentence with each of these names in braces, in whose place something else will stand. */
export function sentence(...names: string[]) {
  return words('words', names).meta({ placeholders: names });
}

/** An email address, alone on its line. */
export const email = z
  .email({ pattern: EMAIL, error: 'an email address, written like hello@example.org' })
  .describe('an email address');

const WANTED_ADDRESS = 'a web address that starts with https://';

/** What is read letter for letter, and not by people. */
export function exact(wanted: string, fits: (typed: string) => boolean) {
  return z.string({ error: wanted }).refine(fits, { error: wanted, abort: true }).describe(wanted);
}

/** A web address that a browser may be sent to. */
export const httpsUrl = exact(WANTED_ADDRESS, isHttpsUrl);

/** An address in full that a service has given to the charity. */
export function serviceUrl(wanted: string, isPage: (address: URL) => boolean) {
  return exact(wanted, (typed) => isHttpsUrl(typed) && isPage(new URL(typed)));
}

/** The name of an icon in `lib/look/icons.ts`. */
export const icon = choice(Object.keys(icons).filter(isIconName)).describe('the name of an icon');

/** What is drawn where there is no picture. */
export const art = choice(Object.keys(ART).filter(isArtName))
  .optional()
  .describe('what is drawn; without it, one of those that say least');

/** One of several words. */
export function choice<const Word extends string>(words: readonly Word[], wanted?: string) {
  return z.enum(words, { error: wanted ?? nearestOf(words) });
}

/** The hour of the day at which a ridgeline scene is drawn. */
export const timeOfDay = choice(['dawn', 'morning', 'noon', 'dusk', 'night']).describe(
  'the hour of the drawn hills',
);

export type TimeOfDay = z.infer<typeof timeOfDay>;

/** A heading with one text under it. */
export const passage = group({
  heading: title.describe('its heading'),
  text: text.describe('what is said below it'),
});

/** Where a letter or a visitor would go; in the site's country (ISO 3166-1), unless it says another. */
export const addressIn = (ownCountry: string) =>
  group({
    street: text.optional().describe('street and number'),
    city: text.describe('town or city'),
    region: text.optional().describe('state, province or county, where addresses name it'),
    postalCode: text.optional().describe('the postal code'),
    country: country.default(ownCountry).describe('the code of another country, as FR'),
  });

export type Address = z.infer<ReturnType<typeof addressIn>>;

/** A list with at least one entry. */
export function list<Entry extends z.ZodType>(entry: Entry, noun: string) {
  const wanted = `a list with a line “- …” for each ${noun}`;
  return z.array(entry, { error: wanted }).min(1, wanted);
}

/** A list with at least one entry, and no more than stand well beside each other. */
export function listOfUpTo<Entry extends z.ZodType>(most: number, entry: Entry, noun: string) {
  const wanted = `a list of one to ${most}, with a line “- …” for each ${noun}`;
  return z.array(entry, { error: wanted }).min(1, wanted).max(most, wanted);
}

/** The name of a file; editing tools write a slash before it. */
export function fileName(wanted: string) {
  return z
    .string({ error: wanted })
    .overwrite((name) => name.replace(/^\//, ''))
    .min(1, wanted);
}

/** Fields that stand together; a field that is not named here is an issue, whose message names those that are. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, wanted?: string) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? Object.keys(shape).join(', ') : (wanted ?? fieldsOf(shape)),
  });
}

/** Names the fields of a group, those first that it can't do without. */
function fieldsOf(shape: z.ZodRawShape): string {
  const canLack = (name: string) => shape[name] && z.safeParse(shape[name], undefined).success;
  const names = Object.keys(shape);
  const needed = names.filter((name) => !canLack(name)).join(', ');
  const others = names.filter(canLack).join(', ');
  const rest = needed && others && `, and if you like ${others}`;
  return `indented fields: ${needed || others}${rest}`;
}

/**
 * Words for people: plain ones on one line, whatever lines they were typed on. They hold the given names in
 * braces and no others, and as many letters at most.
 */
export function words(wanted: string, names: readonly string[] = [], most = Infinity) {
  return z
    .string({ error: wanted })
    .overwrite((typed) => trimmed(typed).replace(LINE_BREAKS, ' '))
    .superRefine((typed, { addIssue }) => {
      const message = findUnfit(typed, wanted, { names });
      if (message) addIssue({ code: 'custom', message, params: WORDS });
      if (typed.length > most) {
        const message = `${wanted} of at most ${most} letters, not ${typed.length}`;
        addIssue({ code: 'custom', message, params: WORDS });
      }
    });
}

const WANTED_NAME = 'an old name as it stood in the address, in small letters, digits and hyphens';

/** Names that a file had before: their addresses lead to where it is now. */
export const was = list(z.string({ error: WANTED_NAME }).regex(SLUG, WANTED_NAME), 'old name')
  .optional()
  .describe('names that the page had in its address before, the oldest first; those lead here');

/** Says that one of several words is wanted, and first the one that a misspelt word was meant to be. */
function nearestOf(words: readonly string[]) {
  return ({ input }: { input?: unknown }): string => {
    const guess = typeof input === 'string' ? guessName(input, words) : undefined;
    return guess === undefined ? oneOf(words) : `“${guess}”, or another of ${words.join(', ')}`;
  };
}

/** Says that one of several words is wanted. */
export function oneOf(words: readonly string[]): string {
  return `one of ${words.join(', ')}`;
}
