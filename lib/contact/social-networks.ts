import { nameAt } from '../text/name-at';

/** Well-known places for charities, by the end of their host. */
const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'x.com': 'X',
  'twitter.com': 'X',
  'bsky.app': 'Bluesky',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'vimeo.com': 'Vimeo',
  'tiktok.com': 'TikTok',
  'whatsapp.com': 'WhatsApp',
  'wa.me': 'WhatsApp',
  't.me': 'Telegram',
  'mastodon.social': 'Mastodon',
  'nextdoor.com': 'Nextdoor',
};

/** The name of the place that an address belongs to, as its visitors know it; none where that isn't known. */
export function socialNetworkAt(address: string): string | undefined {
  return nameAt(address, NETWORKS);
}
