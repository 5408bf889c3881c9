import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { finish, finishPage } from '@/export/finish';
import { filesIn } from '@/export/sweep';
import { next, pageOf } from './pages';

const ISLAND =
  '<main><div><section><form data-island="subject"><input></form></section></div></main>';

describe('a page without an island', () => {
  const { html, script } = finishPage(pageOf(), '');

  test('loses Next’s scripts and React’s comments', () => {
    expect(html).not.toMatch(/<script|__next|<!--\/?\$/);
    expect(script).toBeUndefined();
  });

  test('keeps its words and its styles', () => {
    expect(html).toContain('<h1>Hello</h1>');
    expect(html).toContain('a{color:red}');
  });
});

describe('a page with an island, however deep', () => {
  const { html, script } = finishPage(pageOf({ body: ISLAND }), '/site');

  test('fetches nothing by itself', () => {
    expect(html).not.toMatch(/<script[^>]+src=|rel="preload" as="script"/);
    expect(html).not.toContain('__next_f');
  });

  test('names all files of Next’s, and its own data, for the moment of the first touch', () => {
    for (const file of [`/site/${script?.path}`, ...next.files])
      expect(html).toContain(`"${file}"`);
  });

  test('brings the data before the call that starts React, so that files may come in any order', () => {
    const calls: unknown[] = [];
    const stub = { push: (call: unknown) => calls.push(call) };
    const self = { __next_f: stub, TURBOPACK: stub };
    runInNewContext(script?.code ?? '', { ...self, self });
    expect(calls).toEqual([[0], [1, expect.stringContaining('🌄')], { runtimeModuleIds: [1] }]);
  });

  test('keeps the comments, by which React tells the parts of the page apart', () => {
    expect(html).toContain('<!--$-->');
  });

  test('gives equal data an equal name, and other data another', () => {
    const path = (data: string) =>
      finishPage(pageOf({ body: ISLAND }).replace(next.data, data), '').script?.path;
    expect(path(next.data)).toBe(script?.path);
    expect(path('self.__next_f.push([1,"x"])')).not.toBe(script?.path);
  });
});

test.each([
  ['a linked style sheet', pageOf({ style: '<link rel="stylesheet" href="/a.css">' })],
  ['no styles', pageOf({ style: '' })],
  ['its styles twice', pageOf({ style: next.style + next.style })],
])('stops at a page with %s', (_name, source) => {
  expect(() => finishPage(source, '')).toThrow(/wanted none and one.*inlineCss/);
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

  test('keeps what its pages ask for and nothing else', () => {
    write({
      '.nojekyll': '',
      'index.html': pageOf({ head: '<link rel="icon" href="/icon.svg?icon.1.svg">' }),
      'index.txt': 'payload',
      '__next._tree.txt': 'payload',
      '404.html': pageOf(),
      '404/index.html': pageOf(),
      '_not-found/index.html': pageOf(),
      '_not-found/index.txt': 'payload',
      'events/_not-found/index.html': pageOf(),
      'contact/index.html': pageOf({ body: ISLAND }),
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
    finish(folder, '');
    // The data of the island's page has a name of its own, made from what it holds.
    const files = filesIn(folder).filter((file) => !/^_next\/static\/[0-9a-f]{16}\.js$/.test(file));
    expect(files).toHaveLength(filesIn(folder).length - 1);
    expect(files).toEqual([
      '.nojekyll',
      '404.html',
      '_next/static/chunks/a.js',
      '_next/static/chunks/b.js',
      '_next/static/chunks/lazy.js',
      'contact/index.html',
      'icon.svg',
      'index.html',
      'media/photo.avif',
      'robots.txt',
    ]);
  });

  test('says which page it does not understand, and why', () => {
    write({ 'about/index.html': pageOf({ head: '<script>surprise()</script>' }) });
    expect(() => finish(folder, '')).toThrow(
      /does not understand the page about\/index\.html: .*surprise\(\)/,
    );
  });

  test('leaves pages unwritten after one that it does not understand', () => {
    write({ 'a.html': '<p>no page of Next’s</p>', 'b.html': pageOf() });
    expect(() => finish(folder, '')).toThrow('a.html');
    expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe(pageOf());
  });
});
