import { z } from 'zod';
import { FONTS, isFontName } from '../look/type/fonts';
import { oneOf } from './fields';

const WANTED = oneOf(Object.keys(FONTS));

/** The display face that headings are set in. */
export const font = z
  .string({ error: WANTED })
  .refine(isFontName, { error: WANTED })
  .meta({ enum: Object.keys(FONTS), description: 'the face of headings and of your name' })
  .default('fraunces');
