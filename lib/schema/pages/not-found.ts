import { group, text } from '../fields';
import { head, openingWords } from './parts';

/** What stands where an address leads nowhere. */
export const notFound = group({
  ...head,
  ...openingWords,
  home: text.describe('the link to the home page'),
  contact: text.describe('the link to the contact page'),
});
