import { ART } from './art';
import { PAGE_MOTIFS } from './page-motifs';

/** The box that a motif is drawn in, in SVG units from the top left; its ground runs out beyond it on both sides. */
export const MOTIF_BOX = { width: 480, height: 240 } as const;

export const MOTIFS = { ...PAGE_MOTIFS, ...ART };

export type MotifName = keyof typeof MOTIFS;

export type ArtName = keyof typeof ART;

export const isArtName = (name: string): name is ArtName => name in ART;

/** What tells of a matter of its own, and so is drawn only where content asks for it. */
export const ONLY_BY_NAME: readonly ArtName[] = [
  'boat',
  'books',
  'first-aid',
  'music',
  'paint',
  'pets',
  'pot',
  'table',
];

const NAMES = Object.keys(ART)
  .filter(isArtName)
  .filter((name) => !ONLY_BY_NAME.includes(name));

/** How far apart in a list the same drawing may stand twice, if content doesn't ask for it. */
const APART = 5;

/**
 * A list with what is drawn for each: what its content names, or what its name makes, always the same
 * but where a neighbor has that.
 */
export function withArt<Item extends { art?: ArtName | undefined }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): (Item & { art: ArtName })[] {
  return items.reduce<(Item & { art: ArtName })[]>((drawn, item, index) => {
    const near = [...drawn.slice(-APART), ...items.slice(index, index + APART)];
    const taken = near.map(({ art }) => art);
    const first = hashOf(nameOf(item)) % NAMES.length;
    const names = [...NAMES.slice(first), ...NAMES.slice(0, first)];
    const art = item.art ?? names.find((name) => !taken.includes(name)) ?? 'trees';
    return [...drawn, { ...item, art }];
  }, []);
}

function hashOf(name: string): number {
  return [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
}
