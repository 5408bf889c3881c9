import { renameSync, rmSync } from 'node:fs';
import { build } from '../out/build';
import { names, placesOf, writeCharity } from './charities';

/** The folder that all are built into, before each goes to its own: what is compiled for one serves the next. */
const OUT_DIR = placesOf('next').out;

for (const name of names) {
  const { content, out } = placesOf(name);
  await writeCharity(name, content);
  const { status, output } = build('.', { CONTENT_DIR: content, OUT_DIR });
  if (status !== 0) throw new Error(`the build of the ${name} charity failed:\n${output}`);
  rmSync(out, { recursive: true, force: true });
  renameSync(OUT_DIR, out);
}
