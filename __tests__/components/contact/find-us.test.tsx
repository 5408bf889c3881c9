import { render } from '@testing-library/react';
import { findUs, map } from '@/examples/contact/find-us';
import { region } from '../expectations';

test('shows the address and the place for a map', () => {
  render(findUs['signs in the address']);
  const section = region(map.heading);
  expect(section).toHaveTextContent('5 Main & Oak #2?, Cañon City, CO 81212');
  expect(section).toHaveTextContent(map.placeholder);
});
