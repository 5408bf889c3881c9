import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { YEAR } from '../browser/configured';

/** The longest name of a place that there is. */
const PLACE = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** A name of sixty letters, one word of which fills a line. */
const NAME = `The Friends of ${PLACE.slice(0, 45)}`;

const fields = z.record(z.string(), z.unknown());

/** The words of the example in a file, as a tree. */
const example = (name: string) =>
  fields.parse(parse(readFileSync(join('content', name), 'utf8'), { schema: 'failsafe' }));

/** More than two pages hold: of each three, two lie ahead, and one is over. */
const events = Array.from({ length: 60 }, (_, i) => ({
  title: i === 0 ? `Lantern walk from ${PLACE}` : `Lantern walk ${i + 1}`,
  summary: 'Bring a lantern and a friend.',
  date: `${i % 3 === 2 ? 2019 + (i % 2) : YEAR}-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`,
  startTime: '18:00',
  place: i === 0 ? PLACE : 'Village hall',
  scene: 'dusk',
  ...(i === 0 && { price: 5 }),
  ...(i === 1 && { repeats: { every: 'week', until: `${YEAR + 1}-01-31` } }),
  ...(i === 3 && { place: undefined, online: 'https://meet.example/lanterns' }),
}));

/** Two are named as folders of lists are. */
const NAMED = ['upcoming', 'past'];

const numbers = Array.from({ length: 12 }, (_, i) => ({
  figure: `${i + 1},000,000`,
  label: i === 0 ? PLACE : 'neighbors',
}));

/** What a charity has that has next to nothing of one thing, and as much as there can be of another. */
function filesOf(): Record<string, object> {
  const site = example('site.yaml');
  const home = example('pages/home.yaml');
  return {
    'site.yaml': {
      ...site,
      logo: undefined,
      name: NAME,
      url: 'https://edges.example',
      language: 'en-GB',
      currency: 'GBP',
      country: 'GB',
      timeZone: 'Europe/London',
      contact: { email: `${'a'.repeat(60)}@edges.example`, address: { city: PLACE } },
    },
    'pages/home.yaml': {
      title: home.title,
      description: home.description,
      hero: home.hero,
      impact: { heading: PLACE, numbers },
      events: home.events,
    },
    'pages/events.yaml': {
      ...example('pages/events.yaml'),
      heading: `Out in ${PLACE}`,
      follow: undefined,
      host: undefined,
    },
    'pages/programs.yaml': {
      ...example('pages/programs.yaml'),
      impact: { heading: PLACE, numbers: numbers.slice(0, 1) },
    },
    'pages/not-found.yaml': example('pages/not-found.yaml'),
    'programs/only.yaml': {
      title: PLACE,
      summary: 'All that we do.',
      order: 1,
    },
    ...Object.fromEntries(
      events.map((event, i) => [`events/${NAMED[i] ?? `walk-${i + 1}`}.yaml`, event]),
    ),
  };
}

/** Writes the content of that charity into a folder. */
export function writeEdges(folder: string) {
  for (const [name, words] of Object.entries(filesOf())) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stringify(words));
  }
}
