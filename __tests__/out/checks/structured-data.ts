import { z } from 'zod';
import { addressLines } from '@/lib/contact/address';
import { hoursInZone } from '@/lib/events/event-hours';
import { locationText } from '@/lib/events/events';
import { lastDay } from '@/lib/events/moments';
import { nextOf } from '@/lib/events/next';
import { detailPath, routes } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { longDate, longDates } from '@/lib/text/dates';
import { builtSite, content, fileOf, pageOf, textOf } from '../site';

const exported = builtSite();
const { site, events } = content;
const home = new URL(exported.base, exported.origin).href;

const context = z.literal('https://schema.org');
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string().optional(),
  addressLocality: z.string(),
  addressRegion: z.string().optional(),
  postalCode: z.string().optional(),
  addressCountry: z.string(),
});
const charity = z.object({ '@type': z.literal('NGO'), name: z.string(), url: z.string() });
const charitySchema = charity.extend({
  '@context': context,
  email: z.string(),
  telephone: z.string(),
  slogan: z.string(),
  address,
});
const siteSchema = z.object({ '@type': z.literal('WebSite'), name: z.string(), url: z.string() });
const place = z.strictObject({ '@type': z.literal('Place'), name: z.string(), address });
const web = z.strictObject({ '@type': z.literal('VirtualLocation'), url: z.string() });
const eventSchema = z.object({
  '@context': context,
  '@type': z.literal('Event'),
  name: z.string(),
  description: z.string(),
  url: z.string(),
  startDate: z.string(),
  endDate: z.string().optional(),
  eventStatus: z.string(),
  location: z.union([place, web, z.tuple([place, web])]).transform((there) => [there].flat()),
  organizer: charity,
});
const breadcrumbSchema = z.object({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(
    z.object({
      '@type': z.literal('ListItem'),
      position: z.number(),
      name: z.string(),
      item: z.string(),
    }),
  ),
});

/** What a page tells search engines; fails at a block that can't be read. */
function dataOf(document: Document): unknown[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].map((block): unknown => JSON.parse(block.textContent ?? ''));
}

/** The one thing of a kind on a page. */
function theOne<Kind extends z.ZodType>(document: Document, kind: Kind): z.infer<Kind> {
  const [found, ...others] = dataOf(document).flatMap((data) => {
    const { success, data: parsed } = kind.safeParse(data);
    return success ? [parsed] : [];
  });
  expect(others).toEqual([]);
  if (found === undefined) throw new Error('The page says nothing of this kind');
  return found;
}

/** Every text in the data, however deep. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

function datesIn(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll('time')].map((time) => time.getAttribute('datetime'));
}

const pagesBelow = [...pagesByPath(content).values()]
  .filter(({ crumbs }) => crumbs)
  .map(({ path, heading, section }) => ({
    file: fileOf(path),
    title: heading,
    isEvent: section === 'events',
  }));
const charityFiles = (['home', 'about', 'contact'] as const).map((id) => fileOf(routes[id]));

test.each(exported.html)('$file tells what it should in blocks that can be read', (page) => {
  const kinds = dataOf(page.document).map((data) => z.object({ '@type': z.string() }).parse(data));
  const below = pagesBelow.find(({ file }) => file === page.file);
  expect(kinds.map((data) => data['@type'])).toEqual([
    ...(page.file === fileOf(routes.home) ? ['WebSite'] : []),
    ...(charityFiles.includes(page.file) ? ['NGO'] : []),
    ...(below ? ['BreadcrumbList'] : []),
    ...(below?.isEvent ? ['Event'] : []),
  ]);
});

test.each(exported.html)('$file names addresses in full, and those of the site exist', (page) => {
  const texts = dataOf(page.document).flatMap(textsIn);
  expect(texts.filter((text) => /^\.{0,2}\/|localhost/.test(text))).toEqual([]);
  const own = texts.filter((text) => text.startsWith(home));
  const paths = own.map((url) => url.slice(home.length).replace(/#.*/, ''));
  const files = paths.map((path) => (/(^|\/)$/.test(path) ? `${path}index.html` : path));
  expect(files.filter((file) => !exported.files.has(file))).toEqual([]);
});

test('home names the site by the name of the charity, at its own address', () => {
  const { document } = pageOf(exported, fileOf(routes.home));
  expect(theOne(document, siteSchema)).toMatchObject({ name: site.name, url: home });
});

test.each(charityFiles)('the charity in %s is as the page shows it', (file) => {
  const { document } = pageOf(exported, file);
  const data = theOne(document, charitySchema);
  expect(data).toMatchObject({ name: site.name, url: home, slogan: site.tagline });

  const shown = document.querySelector('footer address');
  const hrefs = [...(shown?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([`tel:${data.telephone}`, `mailto:${data.email}`]);
  const { streetAddress = '', addressLocality, addressRegion, postalCode = '' } = data.address;
  const lines = addressLines({
    ...site.contact.address,
    street: streetAddress,
    city: addressLocality,
    region: addressRegion,
    postalCode,
  });
  for (const line of lines) expect(textOf(shown)).toContain(line);
  expect(textOf(document.querySelector('footer'))).toContain(data.slogan);
});

// A table may not be empty, and content may hold no events.
for (const event of events) {
  describe(`the event ${event.slug}`, () => {
    const { address, document } = pageOf(exported, fileOf(detailPath('events', event.slug)));
    const data = theOne(document, eventSchema);
    const main = document.querySelector('main') ?? document.body;

    test('is the same in words, in its times and in its data', () => {
      const shown = textOf(main);
      expect(textOf(document.querySelector('h1'))).toBe(data.name);
      expect(shown).toContain(data.description);
      expect(shown).toContain(locationText(event, content.pages.events.status));
      for (const there of data.location) {
        if (there['@type'] === 'VirtualLocation') continue;
        expect(shown).toContain(there.name);
        expect(shown).toContain(there.address.streetAddress ?? '');
      }
      const { language } = site;
      const [first, last] = [data.startDate.slice(0, 10), lastDay(event)];
      const words =
        first === last
          ? [longDate(first, language)]
          : Object.values(longDates(first, last, language));
      expect(shown).toContain(words.join(''));

      const next = nextOf(event, site.timeZone, new Date()).map(({ times }) => times.date);
      const days = event.repeats ? next : [...new Set([event.date, last])];
      const writing = { ...site, ...content.pages.events.status };
      const { hours, dash } = hoursInZone(event, writing);
      expect(datesIn(main)).toEqual([...days, ...hours.map(({ iso }) => iso)]);
      expect(shown).toContain(hours.map(({ words }) => words).join(dash));
      if (event.hours === 'daily' || event.repeats) return;
      if (hours[0]) expect(hours[0].iso).toBe(data.startDate);
      if (hours[1]) expect(hours[1].iso).toBe(data.endDate);
    });

    test('goes by its own address, and is held by the charity', () => {
      expect(data.url).toBe(address.href);
      expect(data.organizer).toMatchObject({ name: site.name, url: home });
    });
  });
}

test.each(pagesBelow)(
  'the way to $file leads by pages under their own addresses',
  ({ file, title }) => {
    const { document, address: here } = pageOf(exported, file);
    const { itemListElement: steps } = theOne(document, breadcrumbSchema);
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    const addresses = exported.pages.map(({ address }) => address.href);
    for (const { item } of steps) expect(addresses).toContain(item);
    expect(steps.at(-1)).toMatchObject({ name: title, item: here.href });

    const visible = [...document.querySelectorAll(`nav[aria-label="${site.frame.breadcrumb}"] li`)];
    expect(visible.map((step) => textOf(step.querySelector('a') ?? step))).toEqual(
      steps.map(({ name }) => name),
    );
    const hrefs = visible.map((step) => step.querySelector('a')?.getAttribute('href') ?? here.href);
    expect(hrefs.map((href) => new URL(href, here).href)).toEqual(steps.map(({ item }) => item));
  },
);
