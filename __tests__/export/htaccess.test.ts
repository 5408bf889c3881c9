import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeHtaccess } from '@/export/htaccess';

test('Apache is told where its page for unknown addresses is, also where public/ may only be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'htaccess-'));
  const file = join(folder, '.htaccess');
  cpSync('public/.htaccess', file);
  chmodSync(file, 0o444);
  placeHtaccess(folder, '/site');
  expect(readFileSync(file, 'utf8')).toContain('\nErrorDocument 404 /site/404.html\n');
  expect(statSync(file).mode & 0o200).toBe(0o200);
  rmSync(folder, { recursive: true });
});
