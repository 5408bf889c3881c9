import { readFileSync } from 'node:fs';
import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };

/** The oldest browsers, as `.browserslistrc` names them. */
const FLOOR = readFileSync('.browserslistrc', 'utf8')
  .trim()
  .split('\n')
  .map((line) => /^(\w+) >= ([\d.]+)$/.exec(line) ?? [])
  .map(([, name = '', version = '']) => ({
    browser: name.replace('ios_saf', 'safari_ios'),
    version: Number(version),
  }));

/** Says whether all of the oldest browsers have a function or property. */
export function isOld({ support }: CompatStatement): boolean {
  return FLOOR.every(({ browser, version }) =>
    [Object.entries(support).find(([name]) => name === browser)?.[1] ?? []]
      .flat()
      .some(
        ({ version_added: added, flags }) =>
          typeof added === 'string' && !flags && Number(added.replace('\u2264', '')) <= version,
      ),
  );
}

/** What browsers have got since then: interfaces, and the functions and properties of others, each as [owner, name]. */
export const newer: string[][] = [];

const note = ({ __compat, ...parts }: Identifier, ...path: string[]) => {
  if (__compat && !isOld(__compat)) newer.push(path);
  else if (path.length < 2) {
    for (const [name, part] of Object.entries(parts)) note(part, ...path, name);
  }
};
note(bcd.javascript.builtins ?? {});
note(bcd.api);
