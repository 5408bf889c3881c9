import { group, list, sentence, text } from '../fields';
import { head, opening } from './parts';

/** The list of events, and the words that the page of each event has in common. */
export const events = group({
  ...head,
  ...opening,
  featured: group({ heading: text, register: text }),
  more: group({ heading: text, learn: text }),
  status: group({
    underWay: text,
    past: sentence('date'),
    moved: sentence('date'),
    cancelled: text,
    postponed: text,
    daily: sentence('hours'),
    dayAndTime: sentence('day', 'time'),
  }),
  detail: group({
    facts: text,
    about: text,
    audience: text,
    cost: text,
    performer: text,
    access: text,
    bring: text,
    register: text,
    directions: text,
    share: group({ share: text, copy: text, copied: text, address: sentence('address') }),
    all: text,
    next: group({ heading: text, text, button: text }),
  }),
  none: group({ heading: text, text, button: text }),
  follow: group({
    heading: text,
    text,
    button: text,
    others: text,
    address: sentence('address'),
    ways: list(text, 'sentence'),
  }).optional(),
  calendar: group({
    add: text,
    name: text,
    cancelled: sentence('title'),
    postponed: sentence('title'),
  }),
  host: group({ heading: text, text, button: text }).optional(),
});
