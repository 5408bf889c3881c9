import { readHtml, writeHtml } from '@/export/html';
import { trimStyles } from '@/export/styles';

function trimmed(css: string, body: string, code = '') {
  const document = readHtml(`<style>${css}</style><a></a><b></b>${body}`);
  trimStyles(document, code);
  return /<style>(.*)<\/style>/.exec(writeHtml(document))?.[1];
}

test.each([
  ['elements and attributes', 'a{b:c}[hidden]{b:c}*{b:c}'],
  ['classes of the page', '.card>a:hover{b:c}.card .sm\\:flex{b:c}'],
  ['classes that scripts set', '.font{b:c}.fault{b:c}'],
  ['the steps of an animation', '@keyframes x{from{b:c}50%{b:c}}'],
  ['elements that scripts make', 'aside>b{c:d}'],
  ['properties that a rule or the page reads', '.card{--a:b;--d:c;c:var( --a,b)}'],
  ['what a selector asks of other elements', 'a:not(.x){b:c}:is(.x,p):has(> .y:not(.z)){b:c}'],
])('keeps the rules for %s', (_name, css) => {
  const body = '<p class="card sm:flex" style="c:var(--d)"></p><script>add("font")</script>';
  expect(trimmed(css, body, 'set("fault"), make("aside")')).toBe(css);
});

test('keeps properties of one style sheet that another reads', () => {
  const css = 'a{--a:b;--c:d}</style><style>a{e:var(--a)}';
  expect(trimmed(css, '')).toBe(css.replace(';--c:d', ''));
});

test.each([
  ['a class that is nowhere', '.x{b:c}a{b:c}', 'a{b:c}'],
  ['an element that is nowhere', 'hr{b:c}p>hr{b:c}p::after{b:c}', 'p::after{b:c}'],
  ['one of several selectors', 'p,.x p,b,u{b:c}', 'p,b{b:c}'],
  [
    'properties that nothing reads',
    '::backdrop{--a:b}a{--a:b;--d:e}p{f:var(--d)}',
    'a{--d:e}p{f:var(--d)}',
  ],
  ['all that stands under a condition', '@media print{@supports (b:c){.x{b:c}}}a{b:c}', 'a{b:c}'],
])('takes out the rules for %s', (_name, css, left) => {
  expect(trimmed(css, '<p class="y"></p>')).toBe(left);
});
