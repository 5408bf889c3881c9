import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { icons } from '@/lib/look/icons';
import { givingSchema } from '@/lib/schema/giving';
import { messageDelivery } from '@/lib/schema/message-delivery';

const guide = readFileSync('docs/editing.md', 'utf8');
const services = readFileSync('docs/services.md', 'utf8');

test('names every icon that content may use', () => {
  for (const name of Object.keys(icons)) expect(guide).toContain(`\`${name}\``);
});

/** The settings that the guide to services shows, by the name that they begin with. */
function shown(name: 'giving' | 'writing'): unknown[] {
  return (
    [...services.matchAll(/^```yaml\n([^`]*)/gm)]
      // Content files hold words only, numbers too.
      .map(([, example = '']): unknown => parse(example, { schema: 'failsafe' })?.[name])
      .filter((settings) => settings !== undefined)
  );
}

test('shows settings that work for every way to be given to', () => {
  const known = givingSchema.options.map(({ shape }) => shape.provider.value);
  const ways = shown('giving').map((settings) => givingSchema.parse(settings).provider);
  expect([...new Set(ways)].sort()).toEqual([...known].sort());
});

test('shows settings that work for every form service', () => {
  const known = messageDelivery.options.map(({ shape }) => shape.service.value);
  const ways = shown('writing').map((settings) => messageDelivery.parse(settings).service);
  expect(ways.sort()).toEqual([...known].sort());
});
