import { readFileSync } from 'node:fs';
import { XmlElement } from '@rgrove/parse-xml';
import { pngMark, type Mark } from '../look/png-mark';
import type { PictureIssue } from './issue';
import { readSvg, svgFault } from './svg-fault';

/** The largest icon that is made of a logo has so many pixels on each side. */
const LEAST_PIXELS = 512;

/** In bytes; a drawing stands in a page's way, and a PNG in every picture that a page is shared with. */
const MOST_SVG = 50_000;
const MOST_PNG = 1_000_000;

const WANTED_SVG = 'one saved as plain SVG, with its letters turned into paths';
const WANTED_BOX = 'one with a viewBox, or with a width and a height';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads a logo from a file, or says why it can't be one. */
export function readLogo(path: string): Mark | PictureIssue {
  const bytes = readFileSync(path);
  if (bytes.subarray(0, PNG.length).equals(PNG)) return readPng(bytes);
  const source = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (/^\s*</.test(source)) return readDrawing(source);
  return { found: 'neither an SVG nor a PNG', wanted: 'the logo saved as SVG or PNG' };
}

function readDrawing(source: string): Mark | PictureIssue {
  if (source.length > MOST_SVG) {
    return { found: 'a large file', wanted: `an SVG of at most ${MOST_SVG / 1000} kB, or a PNG` };
  }
  try {
    const document = readSvg(source);
    const found = svgFault(document);
    if (found !== undefined) return { found, wanted: WANTED_SVG };
    const size = sizeOf(document.root);
    return size === undefined
      ? { found: 'a drawing without a size', wanted: WANTED_BOX }
      : { svg: source.slice(source.search(/<svg[\s>]/)).trim(), ...size };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return { found: `a file that can’t be read (${reason})`, wanted: WANTED_SVG };
  }
}

/** Width and height as it is drawn, or its box where these aren't plain numbers. */
function sizeOf(root: XmlElement | null) {
  const { viewBox = '', width = '', height = '' } = root?.attributes ?? {};
  const box = viewBox.trim().split(/[\s,]+/);
  return [[width, height], box.slice(2)]
    .map((sides) => sides.map((length) => Number(length.replace(/px$/, ''))))
    .map(([wide = NaN, high = NaN]) => ({ width: wide, height: high }))
    .find((size) => size.width > 0 && size.height > 0);
}

function readPng(bytes: Buffer): Mark | PictureIssue {
  if (bytes.length > MOST_PNG) {
    return { found: 'a large file', wanted: `a PNG of at most ${MOST_PNG / 1_000_000} MB` };
  }
  // The last chunk, and sizes from the first: https://www.w3.org/TR/png-3/#11IHDR
  if (!bytes.includes('IEND')) {
    return { found: 'a PNG without its end', wanted: 'the logo saved or copied anew' };
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return Math.max(width, height) < LEAST_PIXELS
    ? {
        found: `a PNG of ${width} × ${height} pixels`,
        wanted: `one of at least ${LEAST_PIXELS} on the longer side, or an SVG`,
      }
    : pngMark(bytes, { width, height });
}
