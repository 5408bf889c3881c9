import { group, text } from '../fields';
import { head } from './parts';

/** What stands where an address leads nowhere. */
export const notFound = group({ ...head, heading: text, lead: text, home: text, contact: text });
