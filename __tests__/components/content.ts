import { getContent } from '@/lib/content';

/** Every word of the site, as the pages get it. */
export const content = getContent();
