import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** Forbids what a folder may not import: dependencies point one way, app → components → lib. */
function mayNotImport(files, ...patterns) {
  return {
    files,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

/** Matches an import of a folder or file of the project, however it is written. */
const inside = (...names) => `^(@/|(\\.\\.?/)+)(${names.join('|')})(/|$)`;

const APP = { regex: inside('app'), message: 'Nothing imports from app/: it only composes.' };
const COMPONENTS = {
  regex: inside('components'),
  message: 'lib/ knows nothing of how things look.',
};
const FILES = {
  regex: `${inside('lib/content', 'lib/content\\.ts')}|^(node:)?fs(/|$)`,
  message: 'Components get their words as props; only app/ opens the door to content.',
};
const REACT = {
  regex: '^(react|react-dom|next)(/|$)',
  message: 'lib/ holds plain functions.',
  allowTypeImports: true,
};
const EXPORT = { regex: inside('export'), message: 'export/ runs after the site is written.' };
const SUBJECTS = {
  regex: inside('app', 'components', 'lib', 'content'),
  message: 'export/ knows HTML and files, and nothing of the site’s subjects.',
};

const config = [
  { ignores: ['.next/', 'out/', '.cache/', 'test-results/', 'next-env.d.ts'] },
  ...nextCoreWebVitals,
  ...nextTypeScript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // Pages are plain files that plain links lead to; nothing is navigated by script.
      '@next/next/no-html-link-for-pages': 'off',
      // There is no server to make images; the build makes their copies.
      '@next/next/no-img-element': 'off',
    },
  },
  mayNotImport(['app/**'], EXPORT),
  mayNotImport(['components/**'], APP, FILES, EXPORT),
  mayNotImport(['lib/**'], APP, COMPONENTS, REACT, EXPORT),
  mayNotImport(['export/**'], SUBJECTS),
];

export default config;
