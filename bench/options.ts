import { parseArgs } from 'node:util';

/** The ways a site is built, and the environment that makes the build go that way. */
export const BUILDS = { finished: { EXPORT_FINISH: '' }, plain: { EXPORT_FINISH: 'off' } } as const;

type BuildName = keyof typeof BUILDS;

/** What the command line asked for. */
export interface Options {
  /** How often Lighthouse visits each page. */
  runs: number;
  /** The pages to measure; without any, one of every kind. */
  pages: string[] | undefined;
  builds: BuildName[];
}

/**
 * Reads the command line.
 * @throws {Error} when an option is unknown or its value is not what it takes.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      only: { type: 'string' },
    },
  });
  if (!/^[1-9]\d*$/.test(values.runs)) {
    throw new Error(`--runs: found “${values.runs}”; wanted a number from 1 up`);
  }
  const both: BuildName[] = ['finished', 'plain'];
  const builds = both.filter((name) => values.only === undefined || values.only === name);
  if (builds.length === 0) {
    throw new Error(`--only: found “${values.only}”; wanted ${both.join(' or ')}`);
  }
  return { runs: Number(values.runs), pages: values.pages?.split(','), builds };
}
