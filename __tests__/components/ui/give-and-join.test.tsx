import { render } from '@testing-library/react';
import { expectLinks, region } from '../expectations';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { href, routes } from '@/lib/site/routes';

test('asks to give or to take part', () => {
  render(<GiveAndJoin heading="Come along" text="Both help." donate="Give" involve="Join" />);
  expect(region('Come along')).toHaveTextContent('Both help.');
  expectLinks(region('Come along'), [
    ['Give', href(routes.donation)],
    ['Join', href(routes.contact)],
  ]);
});
