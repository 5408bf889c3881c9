import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, copyProject } from '../out/build';
import { AGAIN, builds, placesOf, writeCharity } from './charities';

/** Somebody who owns nothing here. */
const NOBODY = 65_534;

/** Whether this machine lets such a user read the project and run Node. */
const isLet =
  spawnSync(process.execPath, ['-p', 'require("./package.json")'], { uid: NOBODY }).status === 0;

// Each in the place of the project's own site, which comes last.
for (const { name, environment } of builds) {
  const { content, out } = placesOf(name);
  const folder = name === 'again' ? elsewhere() : '.';
  await writeCharity(name, join(folder, content));
  const user = name === 'again' && isLet ? NOBODY : undefined;
  const { status, output } = build(folder, { CONTENT_DIR: content, ...environment }, user);
  if (status !== 0) throw new Error(`the build of the ${name} charity failed:\n${output}`);
  if (name === 'again') writeFileSync(AGAIN.log, output);
  rmSync(out, { recursive: true, force: true });
  cpSync(join(folder, 'out'), out, { recursive: true });
  rmSync(folder === '.' ? 'out' : dirname(folder), { recursive: true });
}

/** This project as it lies where it was unpacked: in no repository, in a folder with spaces, and with others' files. */
function elsewhere() {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(parent, 'a site of ours');
  mkdirSync(folder);
  copyProject(folder);
  if (isLet) {
    chmodSync(parent, 0o755);
    chownSync(folder, NOBODY, NOBODY);
  }
  return folder;
}
