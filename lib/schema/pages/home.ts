import { group, listOfUpTo, text } from '../fields';
import type { PictureSchema } from '../picture';
import { below, call, figures, head, heading, iconCard, openingPicture } from './parts';

/** The opening page: the hero and what follows it, of which all but the hero may be left out. */
export const home = (picture: PictureSchema) =>
  group({
    ...head,
    hero: group({
      heading: text.describe('the large heading of the page'),
      button: text.describe('the button below it'),
      picture: openingPicture(picture),
    }),
    impact: group({ heading, numbers: figures }).optional(),
    mission: group({
      heading,
      link: text.describe('the link to the page of the mission'),
    }).optional(),
    gifts: group({
      heading,
      text: below,
      link: text.describe('the link to the donation page'),
    }).optional(),
    change: group({ heading, text: below, cards: listOfUpTo(12, iconCard, 'card') }).optional(),
    events: group({ heading, button: text.describe('the button to all events') }).optional(),
    call: call.optional(),
  });
