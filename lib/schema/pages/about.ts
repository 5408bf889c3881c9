import { group, icon, list, listOfUpTo, text } from '../fields';
import type { PictureSchema } from '../picture';
import { paragraphs } from '../prose';
import { call, head, opening } from './parts';

/** Who the charity is: its story, its values and its people. */
export const about = (picture: PictureSchema) =>
  group({
    ...head,
    ...opening,
    introduction: group({ heading: text, paragraphs }).optional(),
    story: group({
      heading: text,
      steps: list(group({ year: text, title: text, text }), 'step'),
    }).optional(),
    values: group({
      heading: text,
      items: listOfUpTo(12, group({ icon, title: text, text }), 'value'),
    }).optional(),
    team: group({
      heading: text,
      text,
      people: list(
        group({ name: text.optional(), role: text, text, picture: picture.optional() }),
        'person',
      ),
    }).optional(),
    call: call.optional(),
  });
