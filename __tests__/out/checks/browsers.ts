import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd, { type Identifier } from '@mdn/browser-compat-data';
import { parse, type Token } from 'acorn';
import { isOld } from '../../floor';
import { builtSite } from '../site';

/** The language of the oldest browsers that `.browserslistrc` names. */
const ECMA_VERSION = 2020;

/** Regular expressions that look behind are of ES2018, but Safari reads them only since 16.4. */
const LOOKS_BEHIND = /\(\?<[=!]/;

const site = builtSite();
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

/** What the scripts ask for before they use it. */
const ASKED_FOR = ['share', 'hidePopover'];

/** Fields of the site's own that are called like something new in browsers. */
const OWN = ['provider', 'subject', 'show'];

/** The names of all functions and properties of browsers: whether one at least that is called so is old. */
const known = new Map<string, boolean>();
const note = ({ __compat, ...parts }: Identifier, called = '') => {
  if (__compat) known.set(called, isOld(__compat) || known.get(called) === true);
  for (const [name, part] of Object.entries(parts)) note(part, name);
};
note(bcd.javascript.builtins ?? {});
note(bcd.api);

test('no script uses a function that the oldest browsers lack, unless it asks for it first', () => {
  const names = [...scripts, ...inline].flatMap(({ code }) =>
    [...code.matchAll(/[\w$\])]\??\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name),
  );
  const used = new Set(names);
  expect([...used].filter((name) => known.get(name))).toEqual(
    expect.arrayContaining(['querySelector', 'replaceAll']),
  );
  const newer = [...used].filter((name) => known.get(name) === false);
  expect(newer.sort()).toEqual([...ASKED_FOR, ...OWN].sort());
});
