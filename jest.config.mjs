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

/** `lib` and `pages` read the source, `out` reads the site that was built from it. */
export default async function config() {
  return {
    projects: await Promise.all([
      set('lib', 'node', '{lib,export,bench}'),
      set('pages', 'jsdom', '{app,components}', {
        setupFiles: ['<rootDir>/__tests__/text-decoder.ts', '<rootDir>/__tests__/scrolling.ts'],
        setupFilesAfterEnv: ['@testing-library/jest-dom'],
      }),
      set('out', 'node', 'out', { setupFiles: ['<rootDir>/__tests__/text-decoder.ts'] }),
    ]),
  };
}
