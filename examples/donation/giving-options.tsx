import { GivingOptions } from '@/components/donation/giving-options';
import type { Pages } from '@/lib/schema/pages';

const options: Pages['donation']['options'] = {
  heading: 'How to give',
  once: { icon: 'hand', title: 'Once', text: 'Today.', button: 'Give once' },
  monthly: { icon: 'calendar', title: 'Monthly', text: 'Each month.', button: 'Give monthly' },
  corporate: { icon: 'handshake', title: 'As a company', text: 'Together.', button: 'Talk' },
};

export const givingOptions = {
  'a form that asks how often': <GivingOptions options={options} hasTalks asksHowOften />,
  'a form for single gifts': <GivingOptions options={options} hasTalks asksHowOften={false} />,
};
