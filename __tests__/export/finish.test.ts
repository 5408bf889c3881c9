import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finish, finishPage } from '@/export/finish';
import { filesIn } from '@/export/sweep';
import { next, pageOf } from './pages';

const beside = { sheets: next.sheets, code: '' };
const FORM = '<form data-code="/code/form-1.js"><input></form>';

test('a page loses Next’s scripts and React’s comments, and keeps its words and its styles', () => {
  const body = `<h1>Hello</h1>${FORM}<noscript><p>Copy <a href="/a/">this</a></p></noscript>`;
  // React writes one or none there, as the parts of a page happen to come.
  const html = finishPage(pageOf({ body: body.replace('Copy ', 'Copy <!-- -->') }), beside);
  expect(html).not.toMatch(/<script|__next|<!--[ /$]*-->/);
  expect(html).toContain(body);
  expect(html).toContain('<style>a{color:red}</style>');
  expect(html).not.toContain('stylesheet');
});

test('a page that leads on is the same, wherever React has put that in its head', () => {
  const refresh = '<meta http-equiv="refresh" content="0; url=/new/">';
  const behind = finishPage(pageOf({ head: refresh }), beside);
  expect(behind.split(refresh)).toHaveLength(2);
  expect(finishPage(pageOf({ style: refresh + next.style }), beside)).toBe(behind);
});

test.each([
  ['a style sheet that isn’t there', pageOf({ style: '<link rel="stylesheet" href="/a.css">' })],
  ['no styles', pageOf({ style: '' })],
  ['its styles twice', pageOf({ style: next.style + next.style })],
])('stops at a page with %s', (_name, source) => {
  expect(() => finishPage(source, beside)).toThrow(/wanted one, of a file that is there/);
});

describe('a whole site', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'finish-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function write(files: Record<string, string>) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }

  test('keeps what its pages ask for and nothing else', async () => {
    write({
      '.nojekyll': '',
      'index.html': pageOf({ head: '<link rel="icon" href="/icon.svg?icon.1.svg">' }),
      'index.txt': 'payload',
      '__next._tree.txt': 'payload',
      '404.html': pageOf(),
      '404/index.html': pageOf(),
      '_not-found/index.html': pageOf(),
      '_not-found/index.txt': 'payload',
      'events/_none/index.html': pageOf(),
      'about/index.html': '<!DOCTYPE html><html id="__next_error__"><head></head></html>',
      'calendar.ics': '',
      'contact/index.html': pageOf({ body: FORM }),
      'code/form-1.js': '',
      'code/unused-2.js': '',
      'contact/__next.contact.__PAGE__.txt': 'payload',
      'icon.svg': '<svg/>',
      'robots.txt': 'User-agent: *',
      'media/photo.avif': '…',
      '_next/static/chunks/a.js': 'load("static/chunks/lazy.js")',
      '_next/static/chunks/b.js': '',
      '_next/static/chunks/lazy.js': '',
      '_next/static/chunks/polyfill.js': '',
      '_next/static/chunks/c.css': '',
      '_next/static/media/icon.1.svg': '<svg/>',
      '_next/static/build/_buildManifest.js': '',
    });
    await finish(folder);
    expect(filesIn(folder)).toEqual([
      '.nojekyll',
      '404.html',
      'code/form-1.js',
      'contact/index.html',
      'icon.svg',
      'index.html',
      'media/photo.avif',
      'robots.txt',
    ]);
  });

  test('says which page it does not understand, and why', async () => {
    write({ 'about/index.html': pageOf({ head: '<script>surprise()</script>' }) });
    await expect(finish(folder)).rejects.toThrow(
      /does not understand the page about\/index\.html: .*surprise\(\)/,
    );
  });

  test('leaves pages unwritten after one that it does not understand', async () => {
    write({ 'a.html': '<p>no page of Next’s</p>', 'b.html': pageOf() });
    await expect(finish(folder)).rejects.toThrow('a.html');
    expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe(pageOf());
  });
});
