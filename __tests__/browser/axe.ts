import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** In its short form: every page that is looked at gets it anew. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Those of its rules whose outcome depends on colors alone. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * Rules that axe leaves out unless they are asked for; all others run. Not asked for are those that
 * only list what is hidden, or that take any paragraph in large letters for a heading.
 */
const OFF_BY_DEFAULT = [
  'color-contrast-enhanced',
  'css-orientation-lock',
  'focus-order-semantics',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'meta-refresh-no-exceptions',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/** Every rule that says more than what is hidden. */
const ALL_RULES: RunOptions = {
  rules: Object.fromEntries(OFF_BY_DEFAULT.map((id) => [id, { enabled: true }])),
};

/** Looks at a part of a page by day and by night: at night only for what colors can break. */
export async function expectNoViolations(page: Page, part = 'html') {
  // It is large, so once for all that is asked of it in a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Without transitions, in the midst of which colors are neither the one nor the other.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await faultsOf(page, part, ALL_RULES)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page, part, { runOnly: COLOUR_RULES })).toEqual([]);
}

/**
 * The faults that axe finds in a part of a page, and what it can't decide, but for colors before a scene or its sky. There,
 * colors.test.ts measures them against every stop of the sky, and scenes.spec.ts sees that words lie over nothing else.
 */
async function faultsOf(page: Page, part: string, options: RunOptions) {
  const { faults, passes } = await page.evaluate(
    async ([selector, wanted]) => {
      // Where the header lies over nothing.
      scrollTo({ top: 0, behavior: 'instant' });
      const { violations, incomplete, passes } = await window.axe.run(selector, {
        ...wanted,
        resultTypes: ['violations', 'incomplete'],
      });
      const isInScene = (target: string) =>
        document.querySelector(target)?.parentElement?.closest('.scene');
      const open = incomplete.map((rule) => ({
        ...rule,
        nodes: rule.nodes.filter(
          ({ target }) => !(rule.id.startsWith('color-contrast') && isInScene(String(target))),
        ),
      }));
      return {
        passes: passes.map(({ id }) => id),
        faults: [...violations, ...open].flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`),
        ),
      };
    },
    [part, options] as const,
  );
  expect(passes).toContain('color-contrast-enhanced');
  return faults;
}
