import type { z } from 'zod';
import type { ArtName } from '../look/motifs/motifs';
import { position } from './amounts';
import { dayOfChange } from './dates';
import { art, group, text, timeOfDay, title, was } from './fields';
import type { PictureSchema } from './picture';
import { button, paragraphs } from './prose';

/** `content/programs/<slug>.yaml`. */
export const programSchema = (picture: PictureSchema) =>
  group({
    title: title.describe('its name'),
    summary: text.describe('one or two sentences'),
    art,
    scene: timeOfDay.default('noon'),
    order: position,
    picture: picture.optional().describe('a picture; the page of the program shows all of it'),
    about: paragraphs.optional().describe('what it gives, in paragraphs'),
    who: text.optional().describe('who it is for'),
    help: text
      .optional()
      .describe('how to get help; without it, the words of the page of programs'),
    button: button.optional().describe('a button of its own, such as one to sign up'),
    volunteers: text.optional().describe('what a volunteer does'),
    gift: text.optional().describe('what a gift does'),
    updated: dayOfChange.optional(),
    was,
  });

export type Program = z.infer<ReturnType<typeof programSchema>> & {
  slug: string;
  art: ArtName;
};
