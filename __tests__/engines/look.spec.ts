import { allPages } from '../browser/site';
import { expect, test, type Tab } from './tab';

test.use({ look: 'dark and still' });

/** How light ground and words are, from 0 to 765, and what moves or fades. */
const lookOf = (tab: Tab) =>
  tab.evaluate(() => {
    const lightOf = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    const { backgroundColor, color } = getComputedStyle(document.body);
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return animationName !== 'none' || /[1-9]/.test(transitionDuration);
    });
    return {
      ground: lightOf(backgroundColor),
      words: lightOf(color),
      moving: moving.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    };
  });

test('every page is dark and still for those who wish it so', async ({ tab }) => {
  for (const { path } of allPages) {
    await tab.open(path);
    const { ground, words, moving } = await lookOf(tab);
    expect(ground, path).toBeLessThan(200);
    expect(words, path).toBeGreaterThan(500);
    expect(moving, path).toEqual([]);
  }
});
