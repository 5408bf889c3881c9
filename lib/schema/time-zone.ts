import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';

/** The zones of places for what people write instead, whose clocks don't change or that mean many places. */
const MEANT: Record<string, string> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver (in Arizona America/Phoenix)',
  PT: 'America/Los_Angeles',
  AKT: 'America/Anchorage',
  HT: 'Pacific/Honolulu',
  '-5': 'America/New_York',
  '-6': 'America/Chicago',
  '-7': 'America/Denver (in Arizona America/Phoenix)',
  '-8': 'America/Los_Angeles',
  '-9': 'America/Anchorage',
  '-10': 'Pacific/Honolulu',
  '+0': 'Europe/London',
  '+1': 'Europe/Paris',
};

/** An IANA name of a place, by whose clocks events are reckoned. https://www.iana.org/time-zones */
export const timeZone = z
  .string({ error: wantedZone })
  .refine(isPlace, { error: wantedZone })
  .describe('the time zone of a place, as America/Denver');

function wantedZone({ input }: { input?: unknown }): string {
  const likely = typeof input === 'string' && input !== '' ? likelyZone(input) : undefined;
  return `the time zone of a place, written like ${likely ?? 'America/Denver'}`;
}

/** Names without a place, such as EST or Etc/GMT+7, have no summer time. */
function isPlace(name: string): boolean {
  if (!name.includes('/') || /^etc\//i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function likelyZone(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/^([A-Z]{1,3}?)[SD]?T(\d[A-Z]{3})?$/, '$1T');
  const [, etc, sign = '', hours] =
    /^(Etc\/)?(?:GMT|UTC)?([+-])0?(\d+)(?::?00)?$/i.exec(typed) ?? [];
  // The names below Etc/ count the other way round.
  const offset = hours && `${etc ? (sign === '+' ? '-' : '+') : sign}${hours}`;
  const known = MEANT[offset ?? (/^(GMT|UTC|UCT|BST|Z|ZULU)$/.test(letters) ? '+0' : letters)];
  if (known !== undefined || offset !== undefined) return known;
  const places = Intl.supportedValuesOf('timeZone');
  const city = places.find((place) =>
    place.toLowerCase().endsWith(`/${typed.toLowerCase().replaceAll(' ', '_')}`),
  );
  const near = closest(typed, places);
  return city ?? (distance(typed, near) <= 3 ? near : undefined);
}
