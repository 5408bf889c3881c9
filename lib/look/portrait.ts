import { firstLetter } from '../text/first-letter';

/** Parts of a figure in a square of 96 units, as SVG path data: it stands for anybody, and so for whoever does the work. */
export const FIGURE = {
  neck: 'M41 54h14v14H41z',
  shoulders: 'M12 96c1-18 14-25 30-27 2 3 10 3 12 0 16 2 29 9 30 27z',
  head: 'M35 42c0-10 5-16 13-16s13 6 13 16-6 17-13 17-13-7-13-17z',
};

/** People keep their colors whatever those of the charity are, by day and night. */
export const SKINS = ['#dcae85', '#96583a', '#6f4230', '#c08a5e'] as const;

/** What a figure wears on its head: the next figure something else. */
export const HEADS = [
  'M33 43C30 27 38 21 49 21s17 7 14 22c-1-5-2-8-4-11-7 2-14 1-19-2-4 3-6 7-7 13z',
  'M34 42c-1-8 3-12 14-12s15 4 14 12c4-2 6-7 4-12 1-6-4-9-7-9-3-4-9-5-12-3-5-1-9 1-10 4-4 1-7 6-6 10-2 4 0 8 3 10z',
  'M28 35c6-3 8-2 9-5 1-7 5-11 11-11s10 4 11 11c1 3 3 2 9 5 0 3-9 5-20 5s-20-2-20-5z',
  'M48 25a7 7 0 1 1 .1 0zM34 42c-2-13 5-20 14-20s16 7 14 20c-1-6-4-10-8-12-5 3-15 3-20 12z',
];

/** Letters of scripts in which neighbors join, and a sign that nobody sees and that keeps them apart. */
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}]/u;
const NON_JOINER = '\u200c';

/**
 * The first letters of somebody's first and last name, as readers count them, of a single name one; letters that would
 * join stand apart, since they are no word. What stands between brackets is no part of a name.
 */
export function initialsOf(name: string): string {
  const words = name
    .replace(/(?<=\S\s*)\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  return words
    .filter((_, i) => i === 0 || i === words.length - 1)
    .map(firstLetter)
    .join(JOINING.test(name) ? NON_JOINER : '');
}
