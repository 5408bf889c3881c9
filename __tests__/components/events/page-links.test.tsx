import { render, screen } from '@testing-library/react';
import { pageLinks } from '@/examples/events/page-links';
import { destinationOf } from '../expectations';

const numbers = ['/list/', '/list/2/', '/list/3/'];

test.each([
  ['the first page', [...numbers, '/list/2/'], '1'],
  ['one in the midst', ['/list/', ...numbers, '/list/3/'], '2'],
  ['the last page', ['/list/2/', ...numbers], '3'],
  ['pages beside each other, seen from elsewhere', numbers, undefined],
] as const)('%s leads to all, and to those beside it', (name, paths, current) => {
  render(pageLinks[name]);
  expect(screen.getByRole('navigation', { name: 'All pages' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(destinationOf)).toEqual(paths);
  expect(screen.queryByRole('link', { current: 'page' })?.textContent).toBe(current);
});
