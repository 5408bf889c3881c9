import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** What each folder may import beside itself; nothing but tests imports app/ and browser/. */
const MAY_IMPORT = {
  app: ['components', 'lib'],
  components: ['lib'],
  lib: [],
  examples: ['components', 'lib'],
  browser: ['lib'],
  export: [],
  bench: ['export', '__tests__'],
  scripts: ['lib', 'export'],
  __tests__: ['app', 'components', 'lib', 'examples', 'browser', 'export', 'bench', 'scripts'],
};

const folders = Object.keys(MAY_IMPORT);
const zones = folders.map((target) => ({
  target,
  from: folders.filter((from) => from !== target && !MAY_IMPORT[target].includes(from)),
  message: `${target}/ may import: ${MAY_IMPORT[target].join(', ') || 'no other folder'}.`,
}));

/** The one door to the content, which only app/ opens. */
const content = {
  target: ['components', 'browser'],
  from: ['lib/content', 'lib/content.ts'],
  message: 'Words come as props; only app/ opens the door to content.',
};

/** Forbids packages to a folder. */
const without = (folder, ...patterns) => ({
  files: [`${folder}/**`],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const FILES = { regex: '^(node:)?fs(/|$)', message: 'Components open no files.' };
const REACT = {
  regex: '^(react|react-dom|next)(/|$)',
  message: 'lib/ holds plain functions.',
  allowTypeImports: true,
};

const config = [
  { ignores: ['.next/', 'out/', '.cache/', 'test-results/', 'deploy/', 'next-env.d.ts'] },
  ...nextCoreWebVitals,
  ...nextTypeScript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          alphabetize: { order: 'asc', caseInsensitive: true },
          named: { enabled: true, types: 'types-last' },
        },
      ],
      'import/no-restricted-paths': ['error', { zones: [...zones, content] }],
      // Pages are plain files that plain links lead to; nothing is navigated by script.
      '@next/next/no-html-link-for-pages': 'off',
      // There is no server to make images; the build makes their copies.
      '@next/next/no-img-element': 'off',
    },
  },
  without('components', FILES),
  without('lib', REACT),
  { files: ['__tests__/**'], rules: { 'no-restricted-globals': ['error', 'it'] } },
];

export default config;
