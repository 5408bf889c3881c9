import type { z } from 'zod';
import { dayOfChange, group, icon, paragraphs, picture, position, text } from './fields';

/** `content/programs/<slug>.yaml`. */
export const programSchema = group({
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

export type Program = z.infer<typeof programSchema> & { slug: string };
