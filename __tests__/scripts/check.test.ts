import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getContent } from '@/lib/content';

/** Runs the check over a content folder. */
function check(CONTENT_DIR: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/check.ts'],
    {
      env: { ...process.env, CONTENT_DIR },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('says in a line that content is good', () => {
  const { status, stdout, stderr } = check('content');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toEqual([expect.stringContaining(getContent().site.name)]);
});

test('says of good content what is likely not meant', () => {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  try {
    cpSync('content', root, { recursive: true });
    const site = readFileSync(join(root, 'site.yaml'), 'utf8');
    const announcement = 'announcement: { text: Closed today, until: 2020-01-02 }';
    writeFileSync(join(root, 'site.yaml'), `${site}${announcement}\n`);
    const { status, stderr } = check(root);
    expect({ status, stderr: stderr.trim() }).toEqual({
      status: 0,
      stderr: expect.stringMatching(
        `^${root}/site.yaml, announcement.until: found “2020-01-02”; wanted`,
      ),
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('lists every slip with its line and its file, where the folder in use has it, and fails', () => {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  try {
    cpSync('content', root, { recursive: true });
    const site = readFileSync(join(root, 'site.yaml'), 'utf8');
    writeFileSync(
      join(root, 'site.yaml'),
      `landscape: sea\n${site.replace(/^landscape:.*\n/m, '')}`,
    );
    writeFileSync(join(root, 'pages/home.yaml'), 'title: Home: here\n');
    const { status, stderr } = check(root);
    expect(status).toBe(1);
    expect(stderr.split('\n').filter((line) => line.startsWith(root))).toEqual([
      expect.stringContaining(`${root}/pages/home.yaml, line 1: “title: Home: here” has`),
      expect.stringContaining(`${root}/site.yaml, line 1: landscape: found “sea”; wanted one of`),
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
