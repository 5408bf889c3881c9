import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { versionOf } from '../site/version';

/** The oldest browsers that run the site's code, as esbuild names them; older ones show the plain pages. */
const FLOOR = readFileSync(join(process.cwd(), '.browserslistrc'), 'utf8')
  .trim()
  .split(/\s*\n/)
  .map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/** The files that a page asks for when somebody touches its form, by their names in `browser/`. */
export const codeFiles = ['donation-form', 'message-form'] as const;

const bundled = new Map<string, string>();

/**
 * The code of a file in `browser/` with all that it imports, small and in the words of the oldest
 * browsers. Bundled once, and anew for each request while editing.
 */
export function browserCode(name: string): string {
  const code = bundled.get(name) ?? bundle(name);
  if (process.env.NODE_ENV !== 'development') bundled.set(name, code);
  return code;
}

/** Path of a code file; its name changes when the code does, so that browsers may keep it forever. */
export function codePath(name: (typeof codeFiles)[number]): string {
  return `/code/${name}-${versionOf(browserCode(name))}.js`;
}

function bundle(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), 'browser', `${name}.ts`)],
    alias: { '@': process.cwd() },
    bundle: true,
    charset: 'utf8',
    format: 'iife',
    legalComments: 'none',
    minify: true,
    // All of these browsers have it; Chrome before 91 only fails to spread arguments after it.
    supported: { 'optional-chain': true },
    target: FLOOR,
    // The project's own settings would put "use strict" before each.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
