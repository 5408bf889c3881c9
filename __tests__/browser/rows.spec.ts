import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { allPages, CONFIGURED, DESKTOP, otherPages, setReaderStyle } from './site';
import { FONTS, openFrame, range } from './sweep';

/** Lists whose rows are full, however many entries they have. */
const LISTS = 'main [class*="-across"]';

/** The rows of each such list with a number of entries: those that end before the list does, or hold one of several. */
function faultyRows({ lists, most }: { lists: string; most: number }) {
  return [...document.querySelectorAll(lists)].flatMap((list) => {
    const [entry] = list.children;
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
    // One below the other on a narrow screen, or as wide as the words of three.
    if (!entry || columns === 1 || columns === 3) return [];
    return Array.from({ length: most }, (_, i) => i + 1).flatMap((count) => {
      list.replaceChildren(...Array.from({ length: count }, () => entry.cloneNode(true)));
      const rows = new Map<number, DOMRect[]>();
      for (const child of list.children) {
        if (!child.checkVisibility()) continue;
        const box = child.getBoundingClientRect();
        rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
      }
      const end = list.getBoundingClientRect().right;
      const isFull = (row: DOMRect[]) => Math.abs((row.at(-1)?.right ?? 0) - end) < 1;
      const isFaulty = ![...rows.values()].every(isFull) || rows.size > Math.ceil(count / 2);
      return isFaulty ? [`${count} in ${list.className}: ${rows.size} rows`] : [];
    });
  });
}

test('the rows of all lists are full, with one to twelve entries', async ({ page }) => {
  for (const { path } of [...allPages, ...otherPages]) {
    await page.goto(path);
    for (const width of [640, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ ...DESKTOP, width });
      const faulty = await page.evaluate(faultyRows, { lists: LISTS, most: 12 });
      expect.soft(faulty, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('no link of the footer is alone in the last of its lines, on a phone or a tablet', async ({
  page,
}) => {
  const frame = await openFrame(page, routes.about);
  const alone = await frame.evaluate(
    (widths) =>
      widths.filter((width) => {
        window.frameElement?.setAttribute('width', String(width));
        const links = [...document.querySelectorAll('footer nav li')];
        const [before, last] = links.slice(-2).map((link) => link.getBoundingClientRect().top);
        if (before === undefined || last === undefined) throw new Error('no links in a footer');
        return before !== last;
      }),
    range(320, 1008, 16),
  );
  expect(alone).toEqual([]);
});

test('sections on one ground stand closer than where another begins, on a page of one’s own', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${CONFIGURED}/helping/`);
  const gaps = await page.evaluate(() => {
    const sections = [...document.querySelectorAll('main section')];
    const groundOf = (section: Element) => getComputedStyle(section).backgroundColor;
    const boxOf = (section: Element) => section.firstElementChild?.getBoundingClientRect();
    return sections.slice(1).flatMap((section, i) => {
      const [before, above, below] = [sections[i], boxOf(sections[i] ?? section), boxOf(section)];
      if (!before || !above || !below) return [];
      return [{ isOne: groundOf(before) === groundOf(section), gap: below.top - above.bottom }];
    });
  });
  const sizes = (isOne: boolean) => gaps.filter((gap) => gap.isOne === isOne).map(({ gap }) => gap);
  expect(sizes(true).length).toBeGreaterThan(1);
  expect(Math.max(...sizes(true))).toBeLessThan(Math.min(...sizes(false)));
});

test('large numbers beside each other stand on one height, however long what they count is', async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ ...DESKTOP, width });
    await page.goto(routes.home);
    const tops = await page.evaluate(() => {
      const numbers = [...document.querySelectorAll('main section.bg-brand dl > div')];
      const [label] = numbers.flatMap((number) => [...number.querySelectorAll('dt')]);
      if (label) label.textContent = 'as many words as nobody can read on one line '.repeat(3);
      const rows = new Map<number, Set<number | undefined>>();
      for (const number of numbers) {
        const { top } = number.getBoundingClientRect();
        const figure = number.querySelector('dd')?.getBoundingClientRect().top;
        rows.set(top, (rows.get(top) ?? new Set()).add(figure));
      }
      return [...rows.values()].map(({ size }) => size);
    });
    expect(tops.length).toBeGreaterThan(0);
    expect(tops, `at ${width} px`).toEqual(tops.map(() => 1));
  }
});

/** The amounts that stand on two lines, or beyond their box, and the width of the window there. */
function brokenAmounts(widths: number[]) {
  const choices = [...document.querySelectorAll('label.choice:has([name="amount"])')];
  if (!window.frameElement || choices.length === 0) throw new Error('no amounts in a frame');
  return widths.flatMap((width) => {
    window.frameElement?.setAttribute('width', String(width));
    return choices
      .filter((choice) => {
        const words = document.createRange();
        words.selectNodeContents(choice.lastChild ?? choice);
        const isWhole = words.getClientRects().length === 1;
        const { right } = words.getBoundingClientRect();
        return !isWhole || right > choice.getBoundingClientRect().right;
      })
      .map(({ textContent }) => `${textContent} at ${width} px`);
  });
}

test('no amount to choose from is broken, from 320 to 1920 px', async ({ page }) => {
  const frame = await openFrame(page, routes.donation);
  for (const font of FONTS) {
    await setReaderStyle(frame, font);
    expect(await frame.evaluate(brokenAmounts, range(320, 1920, 16))).toEqual([]);
  }
});
