import { GiveAndJoin } from '@/components/ui/give-and-join';
import { getContent } from '@/lib/content';

const { site } = getContent();
const words = { heading: 'Come along', text: 'Both help.', donate: 'Give', involve: 'Join' };
const nav = { ...site.nav, main: ['home', 'contact'] as const };

export const giveAndJoin = {
  'both ways': <GiveAndJoin {...words} site={site} />,
  'without a page to give on': <GiveAndJoin {...words} site={{ ...site, nav }} />,
};
