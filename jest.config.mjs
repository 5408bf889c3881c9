import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Two sets: `unit` reads the source, `export` reads the site that was built from it. */
async function config() {
  const shared = { moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' } };
  const unit = await withNext({
    ...shared,
    displayName: 'unit',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/__tests__/{app,components,lib}/**/*.test.{ts,tsx}'],
    setupFilesAfterEnv: ['@testing-library/jest-dom'],
  })();
  const exported = await withNext({
    ...shared,
    displayName: 'export',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/export/**/*.test.ts'],
  })();
  return { projects: [unit, exported] };
}

export default config;
