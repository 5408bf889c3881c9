/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { filesIn } from '@/export/sweep';
import { CACHES, WANTED } from '@/lib/hosting/wanted';

/** Stands in for Amazon's program: notes the words that it is called with, a line for each call. */
const AWS = `#!/usr/bin/env bash
printf '%s\\t' "$@" >> "$CALLS"
echo >> "$CALLS"
`;

let calls: string[][];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'aws-'));
  const CALLS = join(folder, 'calls');
  writeFileSync(join(folder, 'aws'), AWS, { mode: 0o755 });
  const PATH = [folder, process.env.PATH].join(delimiter);
  execFileSync(join('deploy', 's3-upload.sh'), ['s3://bucket', 'DISTRIBUTION'], {
    env: { ...process.env, PATH, CALLS },
  });
  calls = readFileSync(CALLS, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').slice(0, -1));
  rmSync(folder, { recursive: true });
});

/** Whether a call takes a file, as its filters say; the last that fits counts, and a star stands for anything. */
function takes(call: string[], file: string) {
  return call.reduce((taken, word, i) => {
    const filter = /^--(in|ex)clude$/.exec(call[i - 1] ?? '');
    if (!filter) return taken;
    const like = word.replace(/[.]/g, '[.]').replaceAll('*', '.*');
    return new RegExp(`^${like}$`).test(file) ? filter[1] === 'in' : taken;
  }, true);
}

const after = (call: string[], option: string) => call[call.indexOf(option) + 1] ?? '';

test('each file goes to the bucket once, with its type, and is kept as long as it may be', () => {
  const copies = calls.filter(([, command]) => command === 'cp');
  for (const file of filesIn('out').filter((name) => !/^(\.|_headers$)/.test(name))) {
    const wanted = WANTED.find(({ files }) => files.test(file));
    const [copy = [], ...more] = copies.filter((call) => takes(call, file));
    expect([file, more]).toEqual([file, []]);
    expect([file, after(copy, '--content-type')]).toEqual([
      file,
      expect.stringMatching(wanted?.type.pattern ?? ''),
    ]);
    expect([file, after(copy, '--cache-control')]).toEqual([
      file,
      expect.stringMatching(CACHES[wanted?.cache ?? 'ask'].pattern),
    ]);
  }
});

test('pages go after what they ask for, and those that are no more go away', () => {
  const at = (file: string) => calls.findIndex((call) => takes(call, file));
  expect(at('code/form-1.js')).toBeLessThan(at('about/index.html'));
  const removing = calls.filter((call) => call.includes('--delete'));
  expect(removing.map((call) => takes(call, 'old/index.html'))).toEqual([true]);
  expect(removing.map((call) => takes(call, 'code/old-1.js'))).toEqual([false]);
});
