import { wholeContent } from '../whole-content';

/** Every word of the site, as the pages get it. */
export const content = wholeContent();
