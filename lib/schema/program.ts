import type { z } from 'zod';
import { position } from './amounts';
import { dayOfChange } from './dates';
import { group, icon, text } from './fields';
import type { PictureSchema } from './picture';
import { paragraphs } from './prose';

/** `content/programs/<slug>.yaml`. */
export const programSchema = (picture: PictureSchema) =>
  group({
    title: text,
    summary: text,
    icon,
    order: position,
    picture: picture.optional(),
    about: paragraphs.optional(),
    who: text.optional(),
    help: text.optional(),
    volunteers: text.optional(),
    gift: text.optional(),
    updated: dayOfChange.optional(),
  });

export type Program = z.infer<ReturnType<typeof programSchema>> & { slug: string };
