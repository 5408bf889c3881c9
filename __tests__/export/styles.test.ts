import { readHtml, writeHtml } from '@/export/html';
import { trimStyles } from '@/export/styles';

function trimmed(css: string, body: string, code = '') {
  const document = readHtml(`<style>${css}</style>${body}`);
  trimStyles(document, code);
  return /<style>(.*)<\/style>/.exec(writeHtml(document))?.[1];
}

test.each([
  ['elements and attributes', 'a{b:c}[hidden]{b:c}*{b:c}'],
  ['classes of the page', '.card>a:hover{b:c}.card .sm\\:flex{b:c}'],
  ['classes that scripts set', '.font{b:c}.fault{b:c}'],
  ['what a selector asks of other elements', 'a:not(.x){b:c}:is(.x,p):has(> .y:not(.z)){b:c}'],
])('keeps the rules for %s', (_name, css) => {
  const body = '<p class="card sm:flex"></p><script>add("font")</script>';
  expect(trimmed(css, body, 'set("fault")')).toBe(css);
});

test.each([
  ['a class that is nowhere', '.x{b:c}a{b:c}', 'a{b:c}'],
  ['one of several selectors', 'a,.x p,b{b:c}', 'a,b{b:c}'],
  ['all that stands under a condition', '@media print{@supports (b:c){.x{b:c}}}a{b:c}', 'a{b:c}'],
])('takes out the rules for %s', (_name, css, left) => {
  expect(trimmed(css, '<p class="y"></p>')).toBe(left);
});
