import { render } from '@testing-library/react';
import { giveAndJoin } from '@/examples/ui/give-and-join';
import { href, routes } from '@/lib/site/routes';
import { expectLinks, region } from '../expectations';

test('asks to give or to take part', () => {
  render(giveAndJoin['both ways']);
  expect(region('Come along')).toHaveTextContent('Both help.');
  expectLinks(region('Come along'), [
    ['Give', href(routes.donation)],
    ['Join', href(routes.contact)],
  ]);
});

test('leaves out a button whose page the site doesn’t have', () => {
  render(giveAndJoin['without a page to give on']);
  expectLinks(region('Come along'), [['Join', href(routes.contact)]]);
});
