import { group, icon, listOfUpTo, text } from '../fields';
import { call, figures, head } from './parts';

/** The opening page: the hero and what follows it, of which all but the hero may be left out. */
export const home = group({
  ...head,
  hero: group({ heading: text, button: text }),
  impact: group({ heading: text, numbers: figures }).optional(),
  mission: group({ heading: text, link: text }).optional(),
  gifts: group({ heading: text, text, link: text }).optional(),
  change: group({
    heading: text,
    text,
    cards: listOfUpTo(12, group({ icon, title: text, text }), 'card'),
  }).optional(),
  events: group({ heading: text, button: text }).optional(),
  call: call.optional(),
});
