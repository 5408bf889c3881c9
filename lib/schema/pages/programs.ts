import { group, passage, sentence, text } from '../fields';
import { figures, head, opening } from './parts';

/** The list of programs, and the words that the page of each program has in common. */
export const programs = group({
  ...head,
  ...opening,
  list: group({ heading: text, learn: text }),
  impact: group({ heading: text, numbers: figures }).optional(),
  call: group({
    heading: text,
    text,
    volunteer: text,
    subject: sentence('title'),
    donate: text,
  }).optional(),
  detail: group({
    who: text,
    help: passage,
    ask: text,
    volunteers: text,
    gift: text,
    all: text,
  }),
});
