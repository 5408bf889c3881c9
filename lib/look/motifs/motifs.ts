import { bicycle } from './bicycle';
import { boat } from './boat';
import { books } from './books';
import { bridge } from './bridge';
import { crates } from './crates';
import { door } from './door';
import { firstAid } from './first-aid';
import { flowers } from './flowers';
import { fork } from './fork';
import { garden } from './garden';
import { house } from './house';
import { lanterns } from './lanterns';
import { music } from './music';
import { paint } from './paint';
import { path } from './path';
import { pets } from './pets';
import { pot } from './pot';
import type { Shape } from './shapes';
import { street } from './street';
import { table } from './table';
import { tent } from './tent';
import { town } from './town';
import { trees } from './trees';

/** The box that a motif is drawn in, in SVG units from the top left; its ground runs out beyond it on both sides. */
export const MOTIF_BOX = { width: 480, height: 240 } as const;

type Motifs = Record<string, readonly Shape[]>;

/** What the site's own pages are told apart by, each drawn from back to front. */
export const PAGE_MOTIFS = {
  town,
  street,
  path,
  garden,
  tent,
  bridge,
  door,
  fork,
} satisfies Motifs;

/** What content may choose from for an event, a program or an area. */
export const ART = {
  bicycle,
  boat,
  books,
  crates,
  'first-aid': firstAid,
  flowers,
  house,
  lanterns,
  music,
  paint,
  pets,
  pot,
  table,
  trees,
} satisfies Motifs;

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
