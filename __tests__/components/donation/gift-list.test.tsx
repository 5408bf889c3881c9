import { render, screen } from '@testing-library/react';
import { giftList } from '@/examples/donation/gift-list';
import { entriesIn } from '../expectations';

test('says what each amount does, in dollars as people read them', () => {
  render(giftList['amounts in dollars']);
  const gifts = entriesIn(screen.getByRole('list')).map((gift) => gift.textContent);
  expect(gifts).toEqual(['$25 feeds a family', '$1,500 builds a shed']);
});
