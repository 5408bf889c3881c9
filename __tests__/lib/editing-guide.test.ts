import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { icons } from '@/lib/look/icons';
import { eventSchema } from '@/lib/schema/event';
import { givingSchema } from '@/lib/schema/giving';
import { programSchema } from '@/lib/schema/program';
import { siteSchema } from '@/lib/schema/site';
import { messageDelivery } from '@/lib/schema/message-delivery';
import { picture } from './schema/picture';

const guide = readFileSync('docs/editing.md', 'utf8');

function sectionOf(heading: string): string {
  return guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
}

test.each([
  ['Add an event', Object.keys(eventSchema(picture).shape)],
  ['Add a program', Object.keys(programSchema(picture).shape)],
])('“%s” explains every field, and none that is gone', (heading, fields) => {
  const explained = [...sectionOf(heading).matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
  expect(explained.sort()).toEqual([...fields].sort());
});

test('names every icon that content may use', () => {
  for (const name of Object.keys(icons)) expect(guide).toContain(`\`${name}\``);
});

test('shows a form service that site.yaml may name', () => {
  const [, example = ''] = /^```yaml\n([^]*?)^```/m.exec(sectionOf('How messages arrive')) ?? [];
  const named = siteSchema
    .pick({ writing: true })
    .safeParse(parse(example, { schema: 'failsafe' }));
  expect(named.data?.writing?.fields).toHaveProperty('access_key');
});

test('names addresses of form services that site.yaml may hold', () => {
  const rows = [...sectionOf('How messages arrive').matchAll(/^\| \w+ +\| `(\/.*?|https:.*?)`/gm)];
  expect(rows.length).toBe(5);
  for (const [, endpoint] of rows) {
    expect(messageDelivery.safeParse({ endpoint }).success).toBe(true);
  }
});

test('shows settings that work for every way to be given to', () => {
  const examples = [...guide.matchAll(/^```yaml\n(giving:[^`]*)/gm)].map(
    // Content files hold words only, numbers too.
    ([, example = '']): unknown => parse(example, { schema: 'failsafe' }).giving,
  );
  const shown = examples.map((example) => givingSchema.parse(example).provider);
  const known = givingSchema.options.map(({ shape }) => shape.provider.value);
  expect([...new Set(shown)].sort()).toEqual([...known].sort());
});
