import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** A set of tests; Next's own settings let Jest read TypeScript, JSX and styles as the build does. */
function set(displayName, testEnvironment, folders, options = {}) {
  return withNext({
    displayName,
    testEnvironment,
    testMatch: [`<rootDir>/__tests__/${folders}/**/*.test.{ts,tsx}`],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/.cache/'],
    ...options,
  })();
}

/** jsdom, with what the site's code needs beside it. */
const environment = '<rootDir>/__tests__/environment.ts';
const setupFilesAfterEnv = ['@testing-library/jest-dom', '<rootDir>/__tests__/without-scripts.ts'];

/** For tests of pages, whose words are read once for all. */
const pages = {
  globalSetup: '<rootDir>/__tests__/write-content.ts',
  moduleNameMapper: {
    '^(@|[./]+)/lib/content$': '<rootDir>/__tests__/read-content.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv,
};

/** The same tests over the words, settings and build of another charity: what holds, holds for any. */
const second = {
  setupFiles: ['<rootDir>/__tests__/second-charity.ts'],
  testPathIgnorePatterns: ['out/(build|charities|specification).test.ts'],
};

/** `lib` and `pages` read the source, `out` reads the site that was built from it. */
export default async function config() {
  return {
    // Nothing else runs beside the tests.
    maxWorkers: '100%',
    projects: await Promise.all([
      set('lib', 'node', '{lib,export,bench,scripts}'),
      set('pages', environment, '{app,browser-code,components,examples}', pages),
      set('out', environment, '{out,hosting}'),
      set('second-pages', environment, 'app', { ...second, ...pages }),
      set('second-out', environment, 'out', second),
    ]),
  };
}
