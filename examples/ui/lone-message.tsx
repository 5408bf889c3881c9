import { LoneMessage } from '@/components/ui/lone-message';
import { getContent } from '@/lib/content';

export const loneMessage = {
  'no place to stay': (
    <LoneMessage
      site={getContent().site}
      heading="Nothing grows here"
      text="Try another bed."
      links={{ home: 'Go home', contact: 'Ask us' }}
    />
  ),
};
