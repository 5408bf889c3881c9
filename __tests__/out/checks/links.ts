import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesIn, addressesInCss, deadEnd } from '../links';
import { builtSite, pageOf } from '../site';

const site = builtSite();

test.each(site.html)('every address in $file leads to a file and a place in it', (page) => {
  const addresses = addressesIn(page.document);
  const dead = addresses.flatMap((address) => deadEnd(site, page.address, address) ?? []);
  expect(dead).toEqual([]);
  expect(addresses.length).toBeGreaterThan(10);
});

test('every address in a style sheet leads to a file', () => {
  const sheets = [...site.files].filter((file) => file.endsWith('.css'));
  const dead = sheets.flatMap((file) => {
    const from = new URL(site.base + file, site.origin);
    const addresses = addressesInCss(readFileSync(join(site.folder, file), 'utf8'));
    return addresses.flatMap((address) => deadEnd(site, from, address) ?? []);
  });
  expect(dead).toEqual([]);
});

test('the not-found page, which is shown at any depth, names nothing relative to itself', () => {
  const addresses = addressesIn(pageOf(site, '404.html').document);
  expect(addresses.filter((address) => !/^([/#]|[a-z]+:)/.test(address))).toEqual([]);
});

test.each([
  ['/nowhere/', 'leads to no file nowhere/index.html'],
  [`webcal://${new URL(site.origin).host}${site.base}nothing.ics`, 'leads to no file nothing.ics'],
  ['/about', 'leads to no file about'],
  ['/About/', 'leads to no file About/index.html'],
  ['about/#nowhere', 'leads to no element in about/index.html'],
  ['http://', 'is no address'],
  ['/about/#main', undefined],
  ['mailto:hello@example.org', undefined],
])('the check itself: %s', (address, verdict) => {
  const root = new URL(site.base, site.origin);
  expect(deadEnd(site, root, address.replace(/^\//, site.base))).toBe(verdict);
});
