import { group, passage, sentence, text } from '../fields';
import type { PictureSchema } from '../picture';
import { below, figures, heading, page } from './parts';

/** The list of programs, and the words that the page of each program has in common. */
export const programs = (picture: PictureSchema) =>
  group({
    ...page(picture),
    list: group({ heading, learn: text.describe('the link to the page of a program') }),
    volunteering: group({ heading, text: below })
      .optional()
      .describe('what volunteers do, program by program'),
    impact: group({ heading, numbers: figures }).optional(),
    call: group({
      heading,
      text: below,
      volunteer: text.describe('the button to volunteer'),
      subject: sentence('title').describe('the subject of the message then'),
      donate: text.describe('the button to give'),
    })
      .optional()
      .describe('the call at the end'),
    detail: group({
      who: text.describe('the heading above who it is for'),
      help: passage.describe('how to get help, where a program doesn’t say'),
      ask: text.describe('the button to ask for help; the subject of the message, too'),
      volunteers: text.describe('the heading above what a volunteer does'),
      gift: text.describe('the heading above what a gift does'),
      all: text.describe('the link to all programs'),
    }).describe('the page of one program'),
  });
