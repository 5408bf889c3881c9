import { group, listOfUpTo, text, timeOfDay } from '../fields';
import type { PictureSchema } from '../picture';
import { call, head, opening } from './parts';

/** What the charity is for: a statement, its goals and where it works. */
export const mission = (picture: PictureSchema) =>
  group({
    ...head,
    ...opening,
    statement: group({ heading: text, text, more: text.optional() }),
    goals: group({
      heading: text,
      text,
      items: listOfUpTo(12, group({ title: text, text }), 'goal'),
    }).optional(),
    areas: group({
      heading: text,
      items: listOfUpTo(
        12,
        group({ title: text, text, scene: timeOfDay, picture: picture.optional() }),
        'area',
      ),
    }).optional(),
    call: call.optional(),
  });
