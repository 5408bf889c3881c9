import { withArt } from '../../look/motifs/motifs';
import { art, group, listOfUpTo, text, timeOfDay, title } from '../fields';
import type { PictureSchema } from '../picture';
import { below, call, heading, page } from './parts';

/** What the charity is for: a statement, its goals and where it works. */
export const mission = (picture: PictureSchema) =>
  group({
    ...page(picture),
    statement: group({
      heading,
      text: text.describe('the mission, which the home page shows too'),
      more: text.optional().describe('what follows from it'),
    }),
    goals: group({
      heading,
      text: below,
      items: listOfUpTo(
        12,
        group({
          title: title.describe('the name of the goal'),
          text: text.describe('what you do for it'),
        }),
        'goal',
      ),
    }).optional(),
    areas: group({
      heading,
      items: listOfUpTo(
        12,
        group({
          title: title.describe('the name of the area'),
          text: text.describe('what changes there'),
          scene: timeOfDay,
          art,
          picture: picture.optional().describe('in place of the drawn hills'),
        }),
        'area',
      ).transform((areas) => withArt(areas, ({ title: name }) => name)),
    }).optional(),
    call: call.optional(),
  });
