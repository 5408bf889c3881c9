import { GiftList } from '@/components/donation/gift-list';

export const giftList = {
  'amounts in dollars': (
    <GiftList
      locale={{ language: 'en-US', currency: 'USD' }}
      items={[
        { amount: 25, text: 'feeds a family' },
        { amount: 1500, text: 'builds a shed' },
      ]}
    />
  ),
};
