import { expect } from '@playwright/test';

/** What `lookOf` finds in a page. */
type Look = ReturnType<typeof lookOf>;

/** In a page: how light ground and words are, from 0 to 765, what moves, fades or is seen through, and how the page scrolls. */
export function lookOf() {
  const lightOf = (color: string) =>
    (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  const { backgroundColor, color } = getComputedStyle(document.body);
  const moving = [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, animationName, opacity } = getComputedStyle(element);
    return animationName !== 'none' || /[1-9]/.test(transitionDuration) || Number(opacity) < 1;
  });
  return {
    ground: lightOf(backgroundColor),
    words: lightOf(color),
    moving: moving.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
  };
}

/** Fails unless a page is as somebody wants it who wishes pages dark and still. */
export function expectDarkAndStill({ ground, words, moving, scrolling }: Look, path: string) {
  expect.soft(ground, path).toBeLessThan(200);
  expect.soft(words, path).toBeGreaterThan(500);
  expect.soft(moving, path).toEqual([]);
  expect.soft(scrolling, path).toBe('auto');
}
