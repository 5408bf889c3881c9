import { dayOfChange } from '../dates';
import { group, listOfUpTo, text } from '../fields';

/** What every page has: the words for the browser's tab and for search engines, and its last change. */
export const head = { title: text, description: text, updated: dayOfChange.optional() };
/** The opening of every page but home. */
export const opening = { heading: text, lead: text };
/** Numbers that stand beside each other, each with what it counts. */
export const figures = listOfUpTo(12, group({ figure: text, label: text }), 'number');
/** A closing call with a button to give and a button to take part. */
export const call = group({ heading: text, text, donate: text, involve: text });
