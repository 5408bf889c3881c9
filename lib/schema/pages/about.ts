import { group, list, listOfUpTo, text, title } from '../fields';
import type { PictureSchema } from '../picture';
import { paragraphs } from '../prose';
import { below, call, heading, iconCard, page } from './parts';

/** Who the charity is: its story, its values and its people. */
export const about = (picture: PictureSchema) =>
  group({
    ...page(picture),
    introduction: group({ heading, paragraphs }).optional(),
    story: group({
      heading,
      steps: list(
        group({
          year: text.describe('when it was'),
          title: title.describe('what happened'),
          text: text.describe('the story of it'),
        }),
        'step',
      ),
    }).optional(),
    values: group({ heading, items: listOfUpTo(12, iconCard, 'value') }).optional(),
    team: group({
      heading,
      text: below,
      people: list(
        group({
          name: text.optional().describe('the name, if it should be shown'),
          role: text.describe('what the person is'),
          text: text.describe('what the person does'),
          picture: picture.optional(),
        }),
        'person',
      ),
    }).optional(),
    call: call.optional(),
  });
