import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '@/lib/content';
import { initialsOf } from '@/lib/look/portrait';
import { siteUrl } from '@/lib/site/site-url';
import { fileSize } from '@/lib/text/file-size';
import { charities } from '../charities/charities';
import { bytesSent, FIRST_FLIGHT } from './flight';
import { addressesIn, deadEnd } from './links';
import { openSite } from './site';

/** Attributes that are read or shown. */
const SPOKEN = [
  'aria-label',
  'alt',
  'title',
  'data-wait',
  'data-failed',
  'data-share',
  'data-done',
];

/** What is called alike everywhere: services, zones, codes, hosts. */
const NAMES = /^(paypal|pdf|utc)$/;

/** The words of a text, without addresses of the web. */
const wordsIn = (text: string) =>
  text
    .replace(/\S+\.example\/\S*/g, '')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}\p{Cf}’]*/gu) ?? [];

/** All that a page says to eyes, ears and networks. */
function textsIn(document: Document): string[] {
  document.querySelectorAll('script, style').forEach((element) => element.remove());
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  for (const name of SPOKEN) {
    const elements = [...document.querySelectorAll(`[${name}]`)];
    found.push(...elements.map((element) => element.getAttribute(name) ?? ''));
  }
  const metas = [
    ...document.querySelectorAll('[name=description], [property$=title], [property$=alt]'),
  ];
  return [...found, ...metas.map((meta) => meta.getAttribute('content') ?? '')];
}

/** All words of content, and those that dates, sizes of files and initials are made of. */
function vocabularyOf(content: string): Set<string> {
  const { site, pages, files: downloads } = loadContent(content);
  const { language, currency, timeZone } = site;
  const people = pages.about?.team?.people ?? [];
  const initials = people.map(({ name = '' }) => initialsOf(name));
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const typed = files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(content, file), 'utf8').replace(/^[ -]*[\w-]+:/gm, ''));
  const days = Array.from(
    { length: 12 * 31 },
    (_, i) => new Date(Date.UTC(2024, 0, 1 + i, i % 24)),
  );
  const dates = days.flatMap((day) =>
    (['short', 'long'] as const).map((length) =>
      day.toLocaleString(language, {
        weekday: 'long',
        month: length,
        day: 'numeric',
        hour: 'numeric',
        timeZone,
        timeZoneName: 'short',
      }),
    ),
  );
  const sizes = downloads.map(({ bytes }) => fileSize(bytes, language));
  const money = (0).toLocaleString(language, { style: 'currency', currency });
  return new Set([...typed, ...dates, ...initials, ...sizes, money].flatMap(wordsIn));
}

describe.each(charities)('the $name charity', ({ content, out, ...charity }) => {
  const { language, direction, locale, currency } = charity;
  const site = openSite(out, siteUrl(loadContent(content).site));
  const vocabulary = vocabularyOf(content);

  test.each(site.html)('says in $file which language it is in, and how that is read', (page) => {
    const { lang, dir } = page.document.documentElement;
    expect([lang, dir || 'ltr']).toEqual([language, direction]);
  });

  test.each(site.pages)('is announced by $file as of its place', ({ document }) => {
    const tag = document.querySelector('meta[property="og:locale"]');
    expect(tag?.getAttribute('content')).toBe(locale);
  });

  test.each(site.html)('leads from $file to nowhere but files and places in them', (page) => {
    const dead = addressesIn(page.document).flatMap(
      (address) => deadEnd(site, page.address, address) ?? [],
    );
    expect(dead).toEqual([]);
  });

  test.each(site.html)('sends $file in one flight', ({ file }) => {
    expect(bytesSent(join(out, file))).toBeLessThanOrEqual(FIRST_FLIGHT);
  });

  test('names its own money', () => {
    const data = site.html.flatMap(({ document }) =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    );
    const named = data.flatMap((text) => text.match(/(?<="priceCurrency":")\w+/) ?? []);
    expect([...new Set(named)]).toEqual([currency]);
  });

  test.each(site.html)('has no words in $file but those of its content', ({ document }) => {
    const words = textsIn(document).flatMap(wordsIn);
    expect(words.length).toBeGreaterThan(50);
    const others = words.filter((word) => !vocabulary.has(word) && !NAMES.test(word));
    expect([...new Set(others)]).toEqual([]);
  });
});
