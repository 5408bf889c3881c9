import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Token } from 'acorn';
import { openSite } from './site';

/** The language of the oldest browsers that `.browserslistrc` names. */
const ECMA_VERSION = 2020;

/** Regular expressions that look behind are of ES2018, but Safari reads them only since 16.4. */
const LOOKS_BEHIND = /\(\?<[=!]/;

const site = openSite();
const scripts = [...site.files]
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readFileSync(join(site.folder, file), 'utf8') }));
const inline = site.html.flatMap(({ file, document }) =>
  [...document.querySelectorAll('script:not([type])')].map((script) => ({
    file,
    code: script.textContent ?? '',
  })),
);

/** Why the oldest browsers could not read a script: nothing of it would run there. */
function faultOf(code: string): string | undefined {
  const onToken = ({ type, start, end }: Token) => {
    const text = code.slice(start, end);
    if (type.label === 'regexp' && LOOKS_BEHIND.test(text)) throw new Error(`${text} looks behind`);
  };
  try {
    parse(code, { ecmaVersion: ECMA_VERSION, onToken });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test.each([
  ['script file', scripts],
  ['script in a page', inline],
])('every %s is written in the language of the oldest browsers', (_kind, all) => {
  const unread = all.flatMap(({ file, code }) => {
    const fault = faultOf(code);
    return fault === undefined ? [] : [`${file}: ${fault}`];
  });
  expect(unread).toEqual([]);
  expect(all.length).toBeGreaterThan(0);
});
