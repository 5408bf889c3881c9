import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a build leaves behind, and what a copy of the project therefore starts without. */
const PRODUCTS = ['.git', '.next', '.cache', 'out', 'test-results'];

/** Makes a folder that is this project by links, with a content folder of its own to break. */
export function linkProject(folder: string) {
  for (const name of readdirSync('.')) {
    if (PRODUCTS.includes(name) || name === 'content') continue;
    symlinkSync(resolve(name), join(folder, name));
  }
  cpSync('content', join(folder, 'content'), { recursive: true });
}

/**
 * Makes a folder that holds this project as a download of it would, with no link out of it. Each file gets a second
 * name, or is copied to another disk.
 */
export function copyProject(folder: string) {
  for (const name of readdirSync('.')) {
    if (PRODUCTS.includes(name)) continue;
    cpSync(name, join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isLeft });
  }
}

/** Whether something in a folder is still to be copied, as it couldn't be given a second name. */
function isLeft(source: string, target: string) {
  if (!lstatSync(source).isFile()) return true;
  try {
    linkSync(source, target);
    return false;
  } catch {
    return true;
  }
}

/** Runs the real build in a folder, with options of its own, and as a user of that number if one is given. */
export function build(
  folder: string,
  environment: Record<string, string> = {},
  { options = [], uid }: { options?: string[]; uid?: number } = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build', ...options],
    {
      cwd: folder,
      uid,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        SITE_URL: '',
        ...environment,
      },
    },
  );
  return { status, output: stdout + stderr };
}
