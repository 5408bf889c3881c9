import { execFileSync } from 'node:child_process';

/** Lints a snippet as if it stood in a file, and prints the messages of the import rule. */
const LINT = `
  import { ESLint } from 'eslint';
  import { text } from 'node:stream/consumers';
  const eslint = new ESLint();
  const found = [];
  for (const [file, code] of JSON.parse(await text(process.stdin))) {
    const [{ messages }] = await eslint.lintText(code, { filePath: file });
    const fatal = messages.find((message) => message.fatal);
    if (fatal) throw new Error(file + ': ' + fatal.message);
    found.push(messages.filter(({ ruleId }) => /no-restricted-imports$/.test(ruleId ?? '')).length);
  }
  console.log(JSON.stringify(found));`;

const FORBIDDEN = [
  ['components/ui/card.tsx', `import page from '@/app/page';`],
  ['components/ui/card.tsx', `import '../../app/globals.css';`],
  ['components/card.ts', `import page from '../app';`],
  ['components/ui/card.tsx', `import { getContent } from '@/lib/content';`],
  ['components/ui/card.tsx', `import { getContent } from '../../lib/content';`],
  ['components/ui/card.tsx', `import { getContent } from './../../lib/content';`],
  ['components/ui/card.tsx', `import type { Content } from '@/lib/content';`],
  ['components/ui/card.tsx', `export { getContent } from '@/lib/content';`],
  ['components/ui/card.tsx', `export * from '@/lib/content';`],
  ['components/ui/card.tsx', `import { readFileSync } from 'node:fs';`],
  ['components/ui/card.tsx', `import { readFile } from 'fs/promises';`],
  ['lib/money.ts', `import { page } from '@/app/page';`],
  ['lib/schema/site.ts', `import { page } from '../../app/page';`],
  ['lib/money.ts', `import { Card } from '@/components/ui/card';`],
  ['lib/money.ts', `import { Card } from '../components/ui/card';`],
  ['lib/money.ts', `import type { CardProps } from '../components/ui/card';`],
  ['lib/money.ts', `import { useState } from 'react';`],
  ['lib/money.ts', `import { createRoot } from 'react-dom/client';`],
  ['lib/money.ts', `import Link from 'next/link';`],
  ['export/finish.ts', `import { routes } from '@/lib/routes';`],
  ['export/finish.ts', `import { routes } from '../lib/routes';`],
  ['export/finish.ts', `import { Card } from '../components/ui/card';`],
  ['export/finish.ts', `import { page } from '@/app/page';`],
  ['export/finish.ts', `import site from '../content/site.yaml';`],
] as const;

const ALLOWED = [
  ['app/page.tsx', `import { getContent } from '@/lib/content';`],
  ['app/page.tsx', `import { Card } from '@/components/ui/card';`],
  ['app/about/page.tsx', `import '../globals.css';`],
  ['components/ui/card.tsx', `import { routes } from '@/lib/routes';`],
  ['components/ui/card.tsx', `import type { Site } from '../../lib/schema/site';`],
  ['components/ui/card.tsx', `import { useId } from 'react';`],
  ['components/ui/card.tsx', `import { Button } from './button';`],
  ['components/ui/card.tsx', `import { Card } from '@/components/ui/app-card';`],
  ['lib/content.ts', `import { readFileSync } from 'node:fs';`],
  ['lib/metadata.ts', `import type { Metadata } from 'next';`],
  ['lib/metadata.ts', `import { siteUrl } from './site-url';`],
  ['lib/metadata.ts', `import { group } from './schema/fields';`],
  ['lib/schema/event.ts', `import { icons } from '../icons';`],
  ['export/finish.ts', `import { policy } from './content-policy';`],
  ['export/finish.ts', `import { parse } from 'parse5';`],
  ['export/finish.ts', `import { readFileSync } from 'node:fs';`],
] as const;

let found: unknown;

// ESLint takes seconds to start, so one child process lints all snippets.
beforeAll(() => {
  const input = JSON.stringify([...FORBIDDEN, ...ALLOWED]);
  const options = { input, encoding: 'utf8' } as const;
  found = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', LINT], options),
  );
}, 60_000);

test.each(FORBIDDEN.map(([file, code], i) => [file, code, i] as const))(
  'forbids %s to say %s',
  (_file, _code, i) => {
    expect(found).toHaveProperty([i], 1);
  },
);

test.each(ALLOWED.map(([file, code], i) => [file, code, FORBIDDEN.length + i] as const))(
  'allows %s to say %s',
  (_file, _code, i) => {
    expect(found).toHaveProperty([i], 0);
  },
);
