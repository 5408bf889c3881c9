import { parseDocument } from 'yaml';
import { LOOKALIKE } from '../text/lookalikes';

/** Where such a character hides the indentation, or the space after a colon or a hyphen. */
const HIDDEN = new RegExp(`^[ \\t]*((- +)*${LOOKALIKE}|(- +)*-${LOOKALIKE}|[^:]*:${LOOKALIKE})`);

const EACH_LOOKALIKE = new RegExp(LOOKALIKE, 'g');

/**
 * Where the line begins that a special space or an invisible character makes unreadable: the one where
 * the parser stopped or the one before, if it gets further with plain spaces there.
 */
export function startOfHidden(source: string, offset: number): number | undefined {
  const here = source.lastIndexOf('\n', offset - 1) + 1;
  const before = source.lastIndexOf('\n', here - 2) + 1;
  return [here, before].find((start) => {
    const [line = ''] = source.slice(start).split('\n');
    if (!HIDDEN.test(line)) return false;
    const mended = line.replace(EACH_LOOKALIKE, ' ');
    const [next] = parseDocument(
      source.slice(0, start) + mended + source.slice(start + line.length),
      { schema: 'failsafe', prettyErrors: false },
    ).errors;
    return next?.pos[0] !== offset;
  });
}
