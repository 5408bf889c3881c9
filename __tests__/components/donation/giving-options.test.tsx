import { render } from '@testing-library/react';
import { givingOptions } from '@/examples/donation/giving-options';
import { talkPath } from '@/lib/site/routes';
import { expectCards, expectLinks, region } from '../expectations';

test('lists the ways to give', () => {
  render(givingOptions['a form that asks how often']);
  expectCards(region('How to give'), [
    ['Once', 'Today.'],
    ['Monthly', 'Each month.'],
    ['As a company', 'Together.'],
  ]);
});

test('leads to no choice that the form doesn’t offer, and to a talk about monthly gifts', () => {
  render(givingOptions['a form for single gifts']);
  expectLinks(region('How to give'), [
    ['Give once', '#give'],
    ['Give monthly', talkPath('monthly')],
    ['Talk', talkPath('corporate')],
  ]);
});
