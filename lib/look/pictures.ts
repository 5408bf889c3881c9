/** What is read from a picture's own bytes. */
export interface Dimensions {
  /** Size as it is shown, in pixels: a photo that a phone stored on its side is turned. */
  width: number;
  height: number;
  /** A few digits that change when the picture does, so that browsers may keep renditions forever. */
  version: string;
}

/** A picture's file, as it is spelt in the media folder. */
export interface PictureFile {
  file: string;
  dimensions: Dimensions;
}

/** A picture of the content, ready to be shown. */
export interface Picture extends PictureFile {
  /** What it shows, in words; empty for decoration. */
  alt: string;
}

/** A picture on another host, which a visitor's browser asks for it once it comes into view. */
export interface RemotePicture {
  url: string;
  alt: string;
}

/** One rendition of a picture: a width in a format. */
export interface Rendition {
  name: string;
  width: number;
  format: Format;
}

export type Format = (typeof FORMATS)[number];

/** From the smallest to the one that every browser reads. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;

/** Where renditions are kept from one build to the next, which hosts do with this folder of Next. */
export const RENDITIONS = '.next/cache/media';

/** Widths that renditions are made in, in pixels, where the original is at least as wide. */
const WIDTHS = [480, 800, 1200, 1600];

/** The most pixels that the library which makes the renditions reads (https://sharp.pixelplumbing.com/api-constructor). */
export const MOST_PIXELS = 0x3fff ** 2;

/** How much of a file's name its renditions bear, so that no system finds theirs too long. */
const LONGEST = 60;

/**
 * The renditions of a picture in every format, never wider than the original. Their names are plain
 * ASCII, and differ where the pictures do.
 */
export function renditionsOf({ file, dimensions: { width, version } }: PictureFile): Rendition[] {
  const stem = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  const name = `${stem || 'picture'}-${version}`;
  const largest = Math.min(width, Math.max(...WIDTHS));
  const widths = [...WIDTHS.filter((candidate) => candidate < largest), largest];
  return FORMATS.flatMap((format) =>
    widths.map((wide) => ({ name: `${name}-${wide}.${format}`, width: wide, format })),
  );
}
