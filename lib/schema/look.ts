import { formatHex, parse } from 'culori';
import { z } from 'zod';
import { MODEL_COLORS } from '../look/model';
import { group } from './fields';

const WANTED = 'a color between quotes, written like "#1b493f"';

/** An opaque colour as style sheets write it; comes out like `#1b493f`. */
const color = z.string({ error: WANTED }).transform((typed, { addIssue }) => {
  const read = parse(typed.trim());
  if (read !== undefined && (read.alpha ?? 1) === 1) return formatHex(read);
  addIssue({ code: 'custom', message: WANTED });
  return z.NEVER;
});

/** The two colours of the charity, which all others of the site are derived from. */
export const colors = group({
  brand: color.describe('for links and bands, as #1b493f'),
  accent: color.describe('for buttons and small touches, as #f2a541'),
})
  .default(MODEL_COLORS)
  .describe('your two colors; all others are made to go with them');
