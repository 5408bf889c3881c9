import { render } from '@testing-library/react';
import { expectCards, expectLinks, region } from '../expectations';
import { GivingOptions } from '@/components/donation/giving-options';
import { monthlyPath, talkPath } from '@/lib/site/routes';
import type { Pages } from '@/lib/schema/pages';

const options: Pages['donation']['options'] = {
  heading: 'How to give',
  once: { icon: 'hand', title: 'Once', text: 'Today.', button: 'Give once' },
  monthly: { icon: 'calendar', title: 'Monthly', text: 'Each month.', button: 'Give monthly' },
  corporate: { icon: 'handshake', title: 'As a company', text: 'Together.', button: 'Talk' },
};

test('lists the ways to give', () => {
  render(<GivingOptions options={options} hasTalks asksHowOften />);
  expectCards(region(options.heading), [
    ['Once', 'Today.'],
    ['Monthly', 'Each month.'],
    ['As a company', 'Together.'],
  ]);
});

test('leads people to the form with the choice made, and companies to a talk', () => {
  render(<GivingOptions options={options} hasTalks asksHowOften />);
  expectLinks(region(options.heading), [
    ['Give once', '#give'],
    ['Give monthly', `${monthlyPath}#give`],
    ['Talk', talkPath('corporate')],
  ]);
});

test('leads to no choice that the form doesn’t offer, and to a talk about monthly gifts', () => {
  render(<GivingOptions options={options} hasTalks asksHowOften={false} />);
  expectLinks(region(options.heading), [
    ['Give once', '#give'],
    ['Give monthly', talkPath('monthly')],
    ['Talk', talkPath('corporate')],
  ]);
});
