import { openSync, type Font } from 'fontkit';

const opened = new Map<string, Font>();

/**
 * Reads a font's file, once.
 * @throws {Error} when it holds no font, or several.
 */
export function openFont(path: string): Font {
  const font = opened.get(path) ?? openSync(path);
  if (!('layout' in font)) throw new Error(`${path} holds several fonts; wanted one`);
  opened.set(path, font);
  return font;
}
