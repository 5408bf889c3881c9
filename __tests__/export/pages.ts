/** Pages as small as Next's can be, for tests of what the export makes of them. */

const FILES = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];
const BOOT =
  '(globalThis["TURBOPACK"]||(globalThis["TURBOPACK"]=[])).push({"runtimeModuleIds":[1]})';
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"0:[\\"Zoë’s <\\\\/script> 🌄\\"]\\n"])';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/c.css" data-precedence="next"/>';
const SHEETS = new Map([['c.css', 'a{color:red}']]);

/** What Next adds to every page. */
export const next = {
  files: FILES,
  boot: BOOT,
  start: START,
  data: DATA,
  style: STYLE,
  sheets: SHEETS,
};

interface Parts {
  head?: string;
  body?: string;
  scripts?: string;
  style?: string;
}

/** Next's scripts as it writes them. */
const SCRIPTS = `<script id="_R_">${BOOT}</script><script src="${FILES[1]}" async=""></script><script>${START}</script><script>${DATA}</script>`;

/** A page as Next writes it, around the given parts. */
export function pageOf({
  head = '',
  body = '<h1>Hello</h1>',
  scripts = SCRIPTS,
  style = STYLE,
}: Parts = {}) {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${style}<link rel="preload" as="script" fetchPriority="low" href="${FILES[1]}"/><script src="${FILES[0]}" async=""></script><link rel="preconnect" href="/" crossorigin=""/><title>T</title>${head}<script src="/_next/static/chunks/polyfill.js" noModule=""></script></head><body><!--$-->${body}<!--/$-->${scripts}</body></html>`;
}
