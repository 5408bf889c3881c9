import { readFileSync } from 'node:fs';
import { icons } from '@/lib/icons';
import { eventSchema } from '@/lib/schema/event';
import { programSchema } from '@/lib/schema/program';

const guide = readFileSync('docs/editing.md', 'utf8');

test.each([
  ['Add an event', Object.keys(eventSchema.shape)],
  ['Add a program', Object.keys(programSchema.shape)],
])('“%s” explains every field, and none that is gone', (heading, fields) => {
  const section = guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  const explained = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field);
  expect(explained.sort()).toEqual([...fields].sort());
});

test('names every icon that content may use', () => {
  for (const name of Object.keys(icons)) expect(guide).toContain(`\`${name}\``);
});
