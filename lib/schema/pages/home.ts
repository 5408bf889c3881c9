import { group, label, listOfUpTo, title } from '../fields';
import type { PictureSchema } from '../picture';
import { below, call, figures, head, heading, iconCard, openingPicture } from './parts';

/** The opening page: the hero and what follows it, of which all but the hero may be left out. */
export const home = (picture: PictureSchema) =>
  group({
    ...head,
    hero: group({
      heading: title.describe('the large heading of the page'),
      button: label.describe('the button below it'),
      picture: openingPicture(picture),
    }),
    impact: group({ heading, numbers: figures }).optional(),
    mission: group({
      heading,
      link: label.describe('the link to the page of the mission'),
    }).optional(),
    gifts: group({
      heading,
      text: below,
      link: label.describe('the link to the donation page'),
    }).optional(),
    change: group({ heading, text: below, cards: listOfUpTo(12, iconCard, 'card') }).optional(),
    events: group({ heading, button: label.describe('the button to all events') }).optional(),
    call: call.optional(),
  });
