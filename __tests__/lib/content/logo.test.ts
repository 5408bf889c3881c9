import sharp from 'sharp';
import { issuesIn, loadChanged, type ContentCopy } from './broken-content';

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"';
const drawing = (inside: string, more = '') => `<svg ${SVG}${more}>${inside}</svg>`;

/** Gives the charity a logo of this name and content. */
function withLogo(name: string, bytes: string | Uint8Array) {
  return ({ read, write }: ContentCopy) => {
    const others = read('site.yaml').replace(/^logo:.*\n/m, '');
    write('site.yaml', `${others.trimEnd()}\nlogo: ${name}\n`);
    write(`media/${name}`, bytes);
  };
}

/** The issue of a logo, without where it stands. */
function issueOf(bytes: string | Uint8Array, name = 'logo.svg'): string[] {
  return issuesIn(withLogo(name, bytes)).map((issue) => issue.replace(/^.*?: logo: /, ''));
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'red' } })
    .png()
    .toBuffer();

test('takes a drawing in its proportions, without what stands before it', () => {
  const source = `\uFEFF<?xml version="1.0"?>\n<!-- Ours -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${drawing('<path d="M0 0h9v9z"/>')}\n`;
  expect(loadChanged(withLogo('logo.svg', source)).site.logo).toEqual({
    svg: drawing('<path d="M0 0h9v9z"/>'),
    width: 64,
    height: 32,
  });
});

test.each([
  ['parts that are used twice', '<defs><path id="a" d="M0 0"/></defs><use href="#a"/>'],
  ['gradients', '<linearGradient id="g"/><path fill="url(#g)" d="M0 0"/>'],
  ['styles', '<style>.a{fill:#123;mask:url("#m")}</style><path class="a" d="M0 0"/>'],
  [
    'notes of a drawing program',
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" rdf:about=""/></metadata>',
  ],
  ['a picture inside', '<image href="data:image/png;base64,AAAA"/>'],
])('takes a drawing with %s', (_what, inside) => {
  expect(issueOf(drawing(inside))).toEqual([]);
});

test('takes a drawing that says its width and height', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30px" height="20"/>';
  expect(loadChanged(withLogo('logo.svg', svg)).site.logo).toMatchObject({ width: 30, height: 20 });
});

const ELSEWHERE = 'https://evil.example/a';

test.each([
  ['<script>alert(1)</script>', 'a drawing with <script> in it'],
  ['<SCRIPT/>', 'a drawing with <SCRIPT> in it'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'a drawing with <s:script> in it'],
  ['<foreignObject><p/></foreignObject>', 'a drawing with <foreignObject> in it'],
  ['<a href="#a"/>', 'a drawing with <a> in it'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', 'a drawing with <set> in it'],
  ['<animate attributeName="x"/>', 'a drawing with <animate> in it'],
  ['<g onclick="alert(1)"/>', 'a drawing that runs something (onclick)'],
  ['<g ONLOAD="alert(1)"/>', 'a drawing that runs something (ONLOAD)'],
  [
    `<use href="${ELSEWHERE}#b"/>`,
    `a drawing that leads or looks elsewhere (href="${ELSEWHERE}#b")`,
  ],
  [
    `<image x:href="${ELSEWHERE}" xmlns:x="http://www.w3.org/1999/xlink"/>`,
    `a drawing that leads or looks elsewhere (x:href="${ELSEWHERE}")`,
  ],
  [
    '<image href="//evil.example/a"/>',
    'a drawing that leads or looks elsewhere (href="//evil.example/a")',
  ],
  [
    '<use href="data:image/svg+xml,%3Csvg/%3E"/>',
    'a drawing that leads or looks elsewhere (href="data:image/svg+xml,%3Csvg/%3E")',
  ],
  [
    '<use href="&#106;avascript:alert(1)"/>',
    'a drawing that leads or looks elsewhere (href="javascript:alert(1)")',
  ],
  [
    '<g xml:base="https://evil.example/"/>',
    'a drawing that leads or looks elsewhere (xml:base="https://evil.example/")',
  ],
  [`<g fill="url(${ELSEWHERE})"/>`, 'a drawing that fetches something (fill)'],
  [`<g style="mask:url( '${ELSEWHERE}#m')"/>`, 'a drawing that fetches something (style)'],
  ['<g style="fill:\\75rl(//evil.example)"/>', 'a drawing that fetches something (style)'],
  [`<style>@import "${ELSEWHERE}";</style>`, 'a drawing whose styles fetch something'],
  [
    `<style><![CDATA[a{background:url(${ELSEWHERE})}]]></style>`,
    'a drawing whose styles fetch something',
  ],
  ['<g><p xmlns="http://www.w3.org/1999/xhtml"/></g>', 'a drawing with parts of a web page in it'],
  ['<text>Us</text>', 'a drawing with letters, which need a font'],
])('refuses %s', (inside, found) => {
  expect(issueOf(drawing(inside))).toEqual([
    `found “logo.svg”, ${found}; wanted one saved as plain SVG, with its letters turned into paths`,
  ]);
});

test.each([
  [`<?xml-stylesheet href="${ELSEWHERE}"?>${drawing('')}`, 'a drawing with a “<?xml-stylesheet”'],
  [
    `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`,
    'a drawing with definitions of its own (<!DOCTYPE … [)',
  ],
  [
    `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`,
    "a file that can’t be read (Named entity isn't defined: &a; (line 1, column 100))",
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
    'a file that can’t be read (Missing end tag for element g (line 1, column 44))',
  ],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'a file that is no SVG'],
  ['<svg viewBox="0 0 1 1"/>', 'a file that is no SVG'],
])('refuses the file %s', (source, found) => {
  const [issue = ''] = issueOf(source);
  expect(issue.replace(/column \d+/, 'column')).toContain(found.replace(/column \d+/, 'column'));
});

test.each(['', 'viewBox="0 0 0 0"', 'width="100%" height="100%"'])(
  'wants the size of a drawing with %j',
  (box) => {
    expect(issueOf(`<svg xmlns="http://www.w3.org/2000/svg" ${box}/>`)).toEqual([
      'found “logo.svg”, a drawing without a size; wanted one with a viewBox, or with a width and a height',
    ]);
  },
);

test('takes a PNG that is large enough, and says what is wanted of one that isn’t', async () => {
  const { site } = loadChanged(withLogo('logo.png', await png(512, 128)));
  expect(site.logo).toMatchObject({ width: 512, height: 128 });
  expect(issueOf(await png(200, 511), 'logo.png')).toEqual([
    'found “logo.png”, a PNG of 200 × 511 pixels; wanted one of at least 512 on the longer side, or an SVG',
  ]);
});

test.each([
  ['a photo', Uint8Array.of(0xff, 0xd8, 0xff)],
  ['an empty file', ''],
])('refuses %s', (_what, bytes) => {
  expect(issueOf(bytes, 'logo.jpg')).toEqual([
    'found “logo.jpg”, neither an SVG nor a PNG; wanted the logo saved as SVG or PNG',
  ]);
});

test('says of a PNG that was cut off on its way that it was, whatever is left of it', async () => {
  const whole = await png(512, 512);
  for (const left of [8, 30, whole.length - 20]) {
    expect(issueOf(whole.subarray(0, left), 'logo.png')).toEqual([
      'found “logo.png”, a PNG without its end; wanted the logo saved or copied anew',
    ]);
  }
});

test('refuses a folder', () => {
  const [issue = ''] = issuesIn((copy) => {
    copy.write('media/logos/ours.svg', drawing(''));
    withLogo('logos/ours.svg', drawing(''))(copy);
    copy.replace('site.yaml', 'logo', 'logo: logos');
  });
  expect(issue).toMatch(
    /^content\/site\.yaml, line <line>: logo: found “logos”; wanted the name of a file/,
  );
});

test('refuses a file that would keep visitors waiting', () => {
  expect(issueOf(drawing(`<path d="${'M0 0'.repeat(20_000)}"/>`))).toEqual([
    'found “logo.svg”, a large file; wanted an SVG of at most 50 kB, or a PNG',
  ]);
});

test('says which files there are, if none has the name', () => {
  const found = issuesIn((copy) => {
    withLogo('logo.svg', drawing(''))(copy);
    copy.replace('site.yaml', 'logo', 'logo: Logo.svg');
  });
  expect(found).toEqual([
    'content/site.yaml, line <line>: logo: found “Logo.svg”; wanted “logo.svg”, which is how the file in content/media is spelt',
  ]);
});
