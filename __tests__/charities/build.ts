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
import { join } from 'node:path';
import { build, copyProject } from '../out/build';
import { AGAIN, names, placesOf, PREVIEW, writeCharity } from './charities';

/** Somebody who owns nothing here. */
const NOBODY = 65_534;

/** Whether this machine lets such a user read the project and run Node. */
const isLet =
  spawnSync(process.execPath, ['-p', 'require("./package.json")'], { uid: NOBODY }).status === 0;

await generate('preview', { SITE_URL: PREVIEW.url, PREVIEW: 'yes' });
for (const name of names) await generate(name);
await buildAgain();

/** Makes the pages of a charity with the code that the build of the project's own site has left: it is the same for any. */
async function generate(name: string, environment: Record<string, string> = {}) {
  const { content, out } = placesOf(name);
  await writeCharity(name, content);
  // Next would read the list of the last site's pages before it writes that of this one's, and export those.
  rmSync(join('.next', 'prerender-manifest.json'), { force: true });
  const options = ['--experimental-build-mode', 'generate'];
  run(name, '.', { CONTENT_DIR: content, OUT_DIR: out, ...environment }, { options });
}

/** Builds this project as it lies where it was unpacked: in no repository, in a folder with spaces, and with others' files. */
async function buildAgain() {
  const { content, environment, log, out } = AGAIN;
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(parent, 'a site of ours');
  mkdirSync(folder);
  copyProject(folder);
  if (isLet) {
    chmodSync(parent, 0o755);
    chownSync(folder, NOBODY, NOBODY);
  }
  await writeCharity('again', join(folder, content));
  const user = isLet ? { uid: NOBODY } : {};
  writeFileSync(log, run('again', folder, { CONTENT_DIR: content, ...environment }, user));
  rmSync(out, { recursive: true, force: true });
  cpSync(join(folder, 'out'), out, { recursive: true });
  rmSync(parent, { recursive: true });
}

/** Builds a site, and says what was printed. */
function run(name: string, ...how: Parameters<typeof build>) {
  const { status, output } = build(...how);
  if (status !== 0) throw new Error(`the build of the ${name} charity failed:\n${output}`);
  return output;
}
