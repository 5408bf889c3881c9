import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a build leaves behind, and what a copy of the project therefore starts without. */
export const PRODUCTS = ['.git', '.next', '.cache', 'out', 'test-results'];

/** Makes a folder that is this project by links, with a content folder of its own to break. */
export function linkProject(folder: string) {
  for (const name of readdirSync('.')) {
    if (PRODUCTS.includes(name) || name === 'content') continue;
    symlinkSync(resolve(name), join(folder, name));
  }
  cpSync('content', join(folder, 'content'), { recursive: true });
}

/** Runs the real build in a folder. */
export function build(folder: string, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
    {
      cwd: folder,
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
