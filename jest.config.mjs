import nextJest from 'next/jest.js';

/** Next's own settings, which let Jest read TypeScript, JSX and styles as the build does; they are dear to ask for. */
const shared = await nextJest({ dir: './' })({
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  // Colors are computed with it, and a global of Jest's is slow to find.
  sandboxInjectedGlobals: ['Math'],
})();

/** A set of tests. */
function set(displayName, testEnvironment, folders, options = {}) {
  const testMatch = [`<rootDir>/__tests__/${folders}/**/*.test.{ts,tsx}`];
  return { ...shared, displayName, testEnvironment, testMatch, ...options };
}

/** jsdom, with what the site's code needs beside it. */
const environment = '<rootDir>/__tests__/environment.ts';
const setupFilesAfterEnv = ['@testing-library/jest-dom', '<rootDir>/__tests__/without-scripts.ts'];

/** For tests of pages, whose words are read once for all. */
const pages = {
  globalSetup: '<rootDir>/__tests__/write-content.ts',
  moduleNameMapper: {
    '^(@|[./]+)/lib/content$': '<rootDir>/__tests__/read-content.ts',
    ...shared.moduleNameMapper,
  },
  setupFilesAfterEnv,
};

/** The same tests over the words, settings and build of another charity: what holds, holds for any. */
const second = {
  setupFiles: ['<rootDir>/__tests__/second-charity.ts'],
  testPathIgnorePatterns: ['out/(build|charities|specification).test.ts'],
};

/** `lib` and `pages` read the source, `out` reads the site that was built from it. */
const config = {
  // Jest would leave one core idle.
  maxWorkers: '100%',
  projects: [
    set('lib', 'node', '{lib,export,bench,scripts}'),
    set('pages', environment, '{app,browser-code,components,examples}', pages),
    set('out', environment, '{out,hosting}'),
    set('second-pages', environment, 'app', { ...second, ...pages }),
    set('second-out', environment, 'out', second),
  ],
};

export default config;
