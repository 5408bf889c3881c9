import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, copyProject } from '../out/build';
import { AGAIN, builds, placesOf, writeCharity } from './charities';

// Each in the place of the project's own site, which comes last: what is compiled for one serves the next.
for (const { name, environment } of builds) {
  const { content, out } = placesOf(name);
  const folder = name === 'again' ? elsewhere() : '.';
  await writeCharity(name, join(folder, content));
  const { status, output } = build(folder, { CONTENT_DIR: content, ...environment });
  if (status !== 0) throw new Error(`the build of the ${name} charity failed:\n${output}`);
  if (name === 'again') writeFileSync(AGAIN.log, output);
  rmSync(out, { recursive: true, force: true });
  cpSync(join(folder, 'out'), out, { recursive: true });
  rmSync(folder === '.' ? 'out' : dirname(folder), { recursive: true });
}

/** This project as it lies where it was unpacked: in no repository, and in a folder with spaces; compiled already. */
function elsewhere() {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'a site of ours');
  mkdirSync(folder);
  copyProject(folder);
  cpSync('.next', join(folder, '.next'), { recursive: true });
  return folder;
}
