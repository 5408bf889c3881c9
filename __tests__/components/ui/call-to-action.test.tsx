import { render } from '@testing-library/react';
import { callToAction } from '@/examples/ui/call-to-action';
import { expectLinks, headingsIn, region } from '../expectations';

test.each([
  ['second', 'at the close of a page', 2],
  ['first', 'all that a page says', 1],
] as const)('has its heading on the %s level %s', (_level, place, level) => {
  render(callToAction[place]);
  expect(headingsIn(region('Lend a hand'), level)).toEqual(['Lend a hand']);
});

test('shows its words and the buttons in it', () => {
  render(callToAction['at the close of a page']);
  expect(region('Lend a hand')).toHaveTextContent('Every hour helps.');
  expectLinks(region('Lend a hand'), [
    ['One', '/one/'],
    ['Two', '/two/'],
  ]);
});
