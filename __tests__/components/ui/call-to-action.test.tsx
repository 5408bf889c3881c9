import { render, screen } from '@testing-library/react';
import { expectLinks, headingsIn, region } from '../expectations';
import { CallToAction } from '@/components/ui/call-to-action';

test.each([
  ['on the second level unless told otherwise', undefined, 2],
  ['on the first level where it is all that the page says', 'h1', 1],
] as const)('has its heading %s', (_where, level, rank) => {
  render(
    <CallToAction heading="Lend a hand" text="Every hour helps." level={level}>
      Nothing
    </CallToAction>,
  );
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(headingsIn(region('Lend a hand'), rank)).toEqual(['Lend a hand']);
});

test('shows its words and the buttons in it', () => {
  render(
    <CallToAction heading="Lend a hand" text="Every hour helps.">
      <a href="/one/">One</a>
      <a href="/two/">Two</a>
    </CallToAction>,
  );
  expect(region('Lend a hand')).toHaveTextContent('Every hour helps.');
  expectLinks(region('Lend a hand'), [
    ['One', '/one/'],
    ['Two', '/two/'],
  ]);
});
