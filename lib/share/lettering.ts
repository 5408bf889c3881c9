import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import satori from 'satori';
import { fontFiles, type FontName } from '../look/fonts';
import type { Direction } from '../text/locale';

const read = new Map<FontName, ReturnType<typeof readFaces>>();

/** What a text is set in: a display face, and one for letters that it lacks. */
function facesOf(font: FontName) {
  const faces = read.get(font) ?? readFaces(font);
  read.set(font, faces);
  return faces;
}

function readFaces(font: FontName) {
  return fontFiles(font).map(({ name, path }) => ({
    name,
    data: readFileSync(path),
    weight: 600 as const,
    style: 'normal' as const,
  }));
}

/** Marks of Arabic, which satori puts in wrong places, and which texts mostly do without. */
const VOWELS = /[\u064b-\u065f\u0670]/g;

/** Scripts whose letters reach further up and down. */
const TALL = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Devanagari}]/u;

/** Thai parts its words without spaces; lines may break there. */
const THAI = /\p{sc=Thai}+/gu;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const withBreaks = (run: string) =>
  [...thaiWords.segment(run)].map(({ segment }) => segment).join('\u200b');

interface Setting {
  direction?: Direction | undefined;
  font?: FontName | undefined;
}

/** A place for words, in pixels, and the sizes that their letters may have, the best first. */
interface Place {
  width: number;
  height: number;
  sizes: readonly number[];
}

/** Words as an SVG document of outlines: no font of the machine has a part in it. */
export interface Lettering {
  svg: string;
  /** How much of the place's height the lines take. */
  height: number;
}

/**
 * Sets a text in the first of the sizes in which it fits its place; a word is broken only where no
 * size holds it whole. The text comes out whole or, where a letter is in no face or it is too long,
 * not at all. From right to left, lines end at the place's right. Only signs that are no letters, such as emoji, are left out of it.
 */
export async function renderText(
  text: string,
  place: Place,
  color: string,
  setting: Setting = {},
): Promise<Lettering | undefined> {
  const { direction = 'ltr', font = 'fraunces' } = setting;
  // The Arabic face has a dash of this kind that fits no other letters.
  const plain = text.normalize('NFC').replace(VOWELS, '').replaceAll('\u2011', '-').trim();
  const words = plain.replace(THAI, withBreaks);
  if (words === '') return undefined;
  for (const overflowWrap of ['normal', 'anywhere'] as const) {
    for (const fontSize of place.sizes) {
      const { lettering, width, missing } = await set(words, place.width, facesOf(font), {
        color: color,
        fontSize,
        overflowWrap,
        direction,
        lineHeight: TALL.test(words) ? 1.4 : 1.1,
      });
      if (missing.size > 0) {
        const rest = without(words, missing);
        return rest === undefined ? undefined : renderText(rest, place, color, setting);
      }
      if (width <= place.width && lettering.height <= place.height) return lettering;
    }
  }
  return undefined;
}

/** Breaks a text into lines that are about equally long; says how wide they are, and what no face has, with what can stand for it. */
async function set(
  text: string,
  maxWidth: number,
  fonts: ReturnType<typeof readFaces>,
  style: CSSProperties,
) {
  const missing = new Map<string, string | undefined>();
  let box = { width: 0, height: 0 };
  const element = {
    type: 'div',
    key: null,
    props: {
      style: {
        fontFamily: fonts.map(({ name }) => name).join(),
        textWrap: 'balance',
        // So that a word that is too long makes the box wider, and is noticed.
        minWidth: 'min-content',
        ...style,
      } satisfies CSSProperties,
      children: text,
    },
  };
  const svg = await satori(element, {
    width: maxWidth,
    fonts,
    onNodeDetected: (node) => void (box = node),
    loadAdditionalAsset: async (script, letters) => {
      if (script === 'emoji') missing.set(letters, '');
      else for (const sign of letters) missing.set(sign, standIn(sign));
      return [];
    },
  });
  return { lettering: { svg, height: box.height }, width: box.width, missing };
}

/** What can stand for a sign that no face has: a plainer form, or nothing; undefined for a letter without one. */
function standIn(sign: string): string | undefined {
  const plainer = sign.normalize('NFKC');
  if (plainer !== sign) return plainer;
  if (/\p{Dash_Punctuation}/u.test(sign)) return '-';
  if (/\p{Default_Ignorable_Code_Point}/u.test(sign)) return '';
  return /[\p{L}\p{N}\p{M}]/u.test(sign) ? undefined : '';
}

/** A text with something else for what no face has; undefined if nothing can stand for a letter. */
function without(text: string, missing: ReadonlyMap<string, string | undefined>) {
  let rest = text;
  for (const [sign, other] of missing) {
    if (other === undefined) return undefined;
    rest = rest.replaceAll(sign, other);
  }
  return rest === text ? undefined : rest.replace(/\s+/g, ' ');
}
