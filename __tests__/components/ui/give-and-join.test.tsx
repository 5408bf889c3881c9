import { render } from '@testing-library/react';
import { content } from '../content';
import { expectLinks, region } from '../expectations';
import { GiveAndJoin } from '@/components/ui/give-and-join';
import { href, routes } from '@/lib/site/routes';

const words = { heading: 'Come along', text: 'Both help.', donate: 'Give', involve: 'Join' };

test('asks to give or to take part', () => {
  render(<GiveAndJoin {...words} site={content.site} />);
  expect(region('Come along')).toHaveTextContent('Both help.');
  expectLinks(region('Come along'), [
    ['Give', href(routes.donation)],
    ['Join', href(routes.contact)],
  ]);
});

test('leaves out a button whose page the site doesn’t have', () => {
  const nav = { ...content.site.nav, main: ['home', 'contact'] as const };
  render(<GiveAndJoin {...words} site={{ ...content.site, nav }} />);
  expectLinks(region('Come along'), [['Join', href(routes.contact)]]);
});
