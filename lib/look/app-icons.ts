import sharp from 'sharp';
import type { IconId } from '../site/routes';
import type { Mark } from './png-mark';

/**
 * The icons that are made from the charity's mark, each with its width in pixels. That for a home screen is
 * opaque, and leaves room for the shape that a phone cuts it to.
 */
export const appIcons = {
  apple: { width: 180, share: 0.8 },
  small: { width: 192 },
  large: { width: 512 },
} satisfies Record<IconId, { width: number; share?: number }>;

/** Width and height of an icon as HTML writes them, such as `192x192`. */
export function sizeOf(id: IconId): string {
  return `${appIcons[id].width}x${appIcons[id].width}`;
}

/**
 * Draws an icon as a PNG, with all of the mark in its middle; a `share` says how much of its width
 * the mark takes on its `ground`, a color.
 */
export async function drawIcon(
  { width, share }: { width: number; share?: number },
  { svg }: Pick<Mark, 'svg'>,
  ground = 'white',
): Promise<Buffer> {
  const inner = Math.round(width * (share ?? 1));
  const drawing = sharp(Buffer.from(svg)).resize(inner, inner, {
    fit: 'contain',
    background: 'transparent',
  });
  if (share === undefined) return drawing.png().toBuffer();
  const before = Math.floor((width - inner) / 2);
  const after = width - inner - before;
  return drawing
    .flatten({ background: ground })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .png()
    .toBuffer();
}

/**
 * Wraps a PNG of 32 by 32 pixels as an .ico file, which older programs look for at the root of a host.
 * https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one size
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits for each pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
