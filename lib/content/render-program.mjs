/**
 * Makes the renditions of pictures. A program of its own, since the library keeps the memory that large photos took
 * until its process ends, and the build would go without it. It takes `pictures`, `from` and `to` as JSON.
 */
import { json } from 'node:stream/consumers';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { progressOf, renderPictures } = await jiti.import('./render-pictures.ts');
const { pictures, from, to } = await json(process.stdin);
const tell = progressOf('Pictures that small copies are made of');
try {
  await renderPictures(pictures, from, to, tell);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
