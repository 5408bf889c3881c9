import { render, screen } from '@testing-library/react';
import { address, findUs, map } from '@/examples/contact/find-us';
import { directionsUrl } from '@/lib/contact/directions';
import { destinationOf, expectLinks, region } from '../expectations';

beforeEach(() => {
  render(findUs['signs in the address']);
});

test('shows the address and the place for a map', () => {
  const section = region(map.heading);
  expect(section).toHaveTextContent('5 Main & Oak #2?, Cañon City, CO 81212');
  expect(section).toHaveTextContent(map.placeholder);
});

test('leads to directions on a map', () => {
  expectLinks(region(map.heading), [[map.directions, directionsUrl(address)]]);
});

test('encodes the address, so that all of it arrives', () => {
  const url = destinationOf(screen.getByRole('link', { name: map.directions }));
  expect(url).toMatch(/^https:\/\/[\x21-\x7e]+$/);
  expect([...new URL(url).searchParams.values()]).toContainEqual(
    expect.stringMatching(/^5 Main & Oak #2\?, Cañon City, CO 81212\b/),
  );
});
