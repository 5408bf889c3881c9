import { render } from '@testing-library/react';
import { expectCards, expectLinks, region } from '../expectations';
import { GivingOptions } from '@/components/donation/giving-options';
import { contactAbout } from '@/lib/routes';
import type { Pages } from '@/lib/schema/pages';

const options: Pages['donation']['options'] = {
  heading: 'How to give',
  once: { icon: 'hand', title: 'Once', text: 'Today.', button: 'Give once' },
  monthly: { icon: 'calendar', title: 'Monthly', text: 'Each month.', button: 'Give monthly' },
  corporate: { icon: 'handshake', title: 'As a company', text: 'Together.', button: 'Talk' },
};

beforeEach(() => {
  render(<GivingOptions {...options} />);
});

it('lists the ways to give', () => {
  expectCards(region(options.heading), [
    ['Once', 'Today.'],
    ['Monthly', 'Each month.'],
    ['As a company', 'Together.'],
  ]);
});

it('leads people to the form on the page, and companies to a talk', () => {
  expectLinks(region(options.heading), [
    ['Give once', '#once'],
    ['Give monthly', '#monthly'],
    ['Talk', contactAbout('As a company')],
  ]);
});
