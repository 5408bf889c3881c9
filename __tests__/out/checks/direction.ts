import { parse, type Container } from 'postcss';
import { builtSite } from '../site';

const site = builtSite();

/** Values that name a side. */
const SIDED = /^(text-align|float|clear)$/;

/** The declarations of some styles that mean one side of the screen, and do nothing alike on the other. */
function oneSided(css: string): string[] {
  const found: string[] = [];
  parse(css).walkDecls(({ prop, value, parent }) => {
    const isSided = SIDED.test(prop) && /^(left|right)$/.test(value);
    if (isSided || (/\b(left|right)\b/.test(prop) && !hasTwin(prop, value, parent))) {
      found.push(`${prop}: ${value}`);
    }
  });
  return found;
}

function hasTwin(prop: string, value: string, rule?: Container) {
  const other = prop.replace(/\b(left|right)\b/, (side) => (side === 'left' ? 'right' : 'left'));
  return rule?.some((node) => node.type === 'decl' && node.prop === other && node.value === value);
}

test.each(site.html)('the styles of $file say where words begin and end', ({ document }) => {
  const styles = [...document.querySelectorAll('style')].map(
    ({ textContent }) => textContent ?? '',
  );
  expect(styles.join('')).toMatch(/inset-inline-(start|end):/);
  expect(oneSided(styles.join('\n'))).toEqual([]);
});

test.each([
  ['a{margin-left:1em}', ['margin-left: 1em']],
  ['a{left:0;right:1px}', ['left: 0', 'right: 1px']],
  ['a{text-align:right}', ['text-align: right']],
  ['@media print{a{border-right-width:2px}}', ['border-right-width: 2px']],
  ['a{padding-left:1rem;padding-right:1rem;margin-inline-start:1em;text-align:start}', []],
])('finds what means one side in %s', (css, found) => {
  expect(oneSided(css)).toEqual(found);
});
