import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** What a build leaves behind, and what a copy of the project therefore starts without. */
const PRODUCTS = ['.git', '.next', '.cache', 'out', 'test-results'];

/** What a build doesn't need; Next would check the types of tests, too, which takes its time. */
const TESTS = ['__tests__', 'bench', 'playwright.config.ts'];

/** Makes a folder that is this project by links, with a content folder of its own to break. */
export function linkProject(folder: string) {
  for (const name of readdirSync('.')) {
    if (PRODUCTS.includes(name) || name === 'content') continue;
    symlinkSync(resolve(name), join(folder, name));
  }
  cpSync('content', join(folder, 'content'), { recursive: true });
}

/**
 * Copies the project into a folder inside it, where a whole build can run beside the main one's
 * files. The lock file stays out: the one above marks the root of both for the bundler, which
 * follows the link to the packages only inside that root.
 */
export function copyProject(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.')) {
    if ([...PRODUCTS, ...TESTS, 'node_modules', 'package-lock.json'].includes(name)) continue;
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(relative(folder, 'node_modules'), join(folder, 'node_modules'));
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
