import type { z } from 'zod';
import { group, icon, picture, position, text } from './fields';

/** `content/programs/<slug>.yaml`. */
export const programSchema = group({
  title: text,
  summary: text,
  icon,
  order: position,
  picture: picture.optional(),
});

export type Program = z.infer<typeof programSchema> & { slug: string };
