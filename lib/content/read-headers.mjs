/**
 * Reads the headers of picture files with the library that will make their copies, so that both agree on
 * size and orientation. A program of its own, since that library only answers later and content is
 * read at once: it takes a list of paths as JSON, and answers with a list.
 */
import { json } from 'node:stream/consumers';
import sharp from 'sharp';

const headers = [];
for (const path of await json(process.stdin)) {
  try {
    const header = await sharp(path, { limitInputPixels: false }).metadata();
    const { format, compression, pages, autoOrient } = header;
    headers.push({ format, compression, pages, ...autoOrient });
  } catch {
    headers.push({});
  }
}
process.stdout.write(JSON.stringify(headers));
