import { render, screen } from '@testing-library/react';
import { entriesIn } from '../expectations';
import { GiftList } from '@/components/donation/gift-list';

test('says what each amount does, in dollars as people read them', () => {
  render(
    <GiftList
      locale={{ language: 'en-US', currency: 'USD' }}
      items={[
        { amount: 25, text: 'feeds a family' },
        { amount: 1500, text: 'builds a shed' },
      ]}
    />,
  );
  const gifts = entriesIn(screen.getByRole('list')).map((gift) => gift.textContent);
  expect(gifts).toEqual(['$25 feeds a family', '$1,500 builds a shed']);
});
