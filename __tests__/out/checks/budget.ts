import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { browserCode } from '@/lib/forms/browser-code';
import { bytesSent, FIRST_FLIGHT } from '../flight';
import { builtSite } from '../site';

const site = builtSite();
const inside = (document: Document, selector: string) => [...document.querySelectorAll(selector)];

describe.each(site.html)('$file', ({ file, document }) => {
  test('comes with its styles in one flight', () => {
    expect(bytesSent(join(site.folder, file))).toBeLessThanOrEqual(FIRST_FLIGHT);
  });

  test('has its styles inside, and asks for no script', () => {
    expect(inside(document, 'link[rel="stylesheet"], script[src], link[as="script"]')).toEqual([]);
    expect(inside(document, 'head > style')).toHaveLength(2);
  });

  test('runs at most a kilobyte of code, and as much again to hold the press of a form', () => {
    const code = inside(document, 'script:not([type])').map(({ textContent }) => textContent ?? '');
    const holding = browserCode('load-form');
    const others = code.filter((script) => script !== holding);
    expect(Buffer.byteLength(others.join(''))).toBeLessThanOrEqual(1_000);
    expect(Buffer.byteLength(holding)).toBeLessThanOrEqual(1_000);
  });
});

test('what keeps “now” right is at most half a kilobyte, and in every page', () => {
  expect(Buffer.byteLength(browserCode('now'))).toBeLessThanOrEqual(500);
  const pageScript = browserCode('page');
  expect(pageScript).toContain('[data-year]');
  const without = site.html.filter(({ document }) => {
    const scripts = inside(document, 'script').map(({ textContent }) => textContent ?? '');
    return !scripts.some((code) => code.includes(pageScript));
  });
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('there is one display face, of at most 20 kB', () => {
  const faces = [...site.files].filter((file) => file.endsWith('.woff2'));
  expect(faces).toHaveLength(1);
  expect(statSync(join(site.folder, faces[0] ?? '')).size).toBeLessThanOrEqual(20_000);
});

test('what a touch of a form brings is at most 8 kB, and no script of Next’s is there', () => {
  const scripts = [...site.files].filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => !file.startsWith('code/'))).toEqual([]);
  for (const file of scripts) {
    const bytes = brotliCompressSync(readFileSync(join(site.folder, file))).length;
    expect(bytes).toBeLessThanOrEqual(8_000);
  }
});

test('nothing is published that no page asks for', () => {
  const idle = [...site.files].filter((file) =>
    /(^|\/)(__next\..+|index)\.txt$|^404\/|^_not-found|\.css$|[Mm]anifest\.js$/.test(file),
  );
  expect(idle).toEqual([]);
});
