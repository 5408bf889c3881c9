import { Share } from '@/components/ui/share';

export const share = {
  'a page': (
    <Share
      words={{ share: 'Share', copy: 'Copy link', copied: 'Copied', address: 'It is at {address}' }}
      url="https://charity.example/events/summer-picnic/"
    />
  ),
};
