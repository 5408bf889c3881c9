import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import axe from 'axe-core';
import * as all from '@/examples/all';

const named = Object.entries(all).flatMap(([component, examples]) =>
  Object.entries(examples).map(([name, example]) => ({ component, name, example })),
);

test.each(named)('axe finds nothing in $component: $name', async ({ example }) => {
  const { container } = render(example);
  const { violations } = await axe.run(container, {
    rules: OF_WHOLE_PAGES,
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('every component of components/ui has examples', () => {
  const components = readdirSync('components/ui').map((file) =>
    file.replace('.tsx', '').replace(/-./g, (sign) => sign.slice(1).toUpperCase()),
  );
  // A script shows nothing.
  expect(components.filter((name) => !(name in all))).toEqual(['inlineScript']);
});

/** What can only be said of a page, or needs its colors; browser/every-page.spec.ts looks at both. */
const OF_WHOLE_PAGES = { region: { enabled: false }, 'color-contrast': { enabled: false } };
