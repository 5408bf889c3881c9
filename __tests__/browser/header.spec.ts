import { expect, test, type Frame } from '@playwright/test';
import { nameSize } from '@/lib/look/name-size';
import { allPages, content, setTextSize } from './site';
import { BAR, FONTS, nameOf, openFrame, range } from './sweep';

/** What the header says, and how it is drawn. */
interface Look {
  name: string;
  size: string;
  /** The five links, the button and the menu's toggle; none leaves them as they are. */
  labels: string[];
  font: string;
}

const { frame: words, name } = content.site;
const PLAIN: Look = { name, size: nameSize(name), labels: [], font: '' };

/** Half as long again as the English ones. */
const LONG_LABELS = [
  'À propos de nous',
  'Notre mission',
  'Événements',
  'Programmes',
  'Nous contacter',
  'Faire un don maintenant',
  'Menu principal',
];

const named = (text: string): Look => ({ ...PLAIN, name: text, size: nameSize(text) });

/**
 * Sets the header's words and says at which widths it breaks, and how. Between two widths at which it looks
 * alike there is only more room; where it doesn't, it is looked at down to the pixel at which that changes.
 */
async function faultsOf(frame: Frame, look: Look, widths: number[]): Promise<string[]> {
  return frame.evaluate(
    ([{ name: text, size, labels, font }, all, bar]) => {
      document.querySelectorAll('main, footer, body > nav').forEach((part) => part.remove());
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(bar + font);
      document.adoptedStyleSheets = [sheet];
      const header = document.querySelector('header');
      const logo = header?.querySelector('.logo');
      const title = logo?.querySelector('span');
      const host = window.frameElement;
      if (!header || !logo || !title || !host) throw new Error('no header in a frame');
      title.textContent = text;
      logo.className = `logo logo-${size}`;
      const say = (selector: string, said: string[]) =>
        header
          .querySelectorAll(selector)
          .forEach((place, i) => (place.textContent = said[i] ?? ''));
      if (labels.length > 0) {
        for (const list of ['.bar-nav .nav-link', '.menu .nav-link', '.bar-ruler span'])
          say(list, labels);
        say('.button, .menu-toggle span', labels.slice(5));
      }

      const at = (width: number) => {
        host.setAttribute('width', String(width));
        const shown = [
          ...header.querySelectorAll('.logo, .bar-nav .nav-link, .button, .menu-toggle'),
        ]
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => part.getBoundingClientRect());
        const row = header.getBoundingClientRect();
        const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
        const links = header.querySelector('.bar-nav')?.getClientRects().length;
        const toggle = header.querySelector('.menu-toggle')?.getClientRects().length;
        const edge = (shown.at(-1)?.right ?? 0) + 1;
        const size = parseFloat(getComputedStyle(title).fontSize);
        const rows = Math.round(title.getBoundingClientRect().height / size);
        const arranged = [shown.length, links, rows, Math.round(size)].join();
        const faults = [
          row.height >
            70 * (parseFloat(getComputedStyle(document.documentElement).fontSize) / 16) &&
            `is ${row.height} px high`,
          document.documentElement.scrollWidth > width && 'is too wide',
          links === toggle && 'shows links and menu, or neither',
          shown.some((box) => box.top < row.top || box.bottom > row.bottom) &&
            'holds more than it can',
          shown.some((box) => Math.abs(middle(box) - middle(row)) > 2) && 'has a second row',
          shown.some((box, i) => box.left < (shown[i - 1]?.right ?? 0)) && 'has parts that overlap',
          edge > width && 'ends beyond the window',
          title.getClientRects().length !== 1 && 'has no name',
        ].flatMap((fault) => (fault ? [`at ${width} px it ${fault}`] : []));
        return { width, arranged, faults };
      };
      type Seen = ReturnType<typeof at>;
      const between = (from: Seen, to: Seen): string[] => {
        if (from.arranged === to.arranged || to.width - from.width < 2) return [];
        const middle = at(Math.floor((from.width + to.width) / 2));
        return [...between(from, middle), ...middle.faults, ...between(middle, to)];
      };
      return all
        .map(at)
        .flatMap((seen, i, others) => [...between(others[i - 1] ?? seen, seen), ...seen.faults])
        .slice(0, 8);
    },
    [look, widths, BAR] as const,
  );
}

for (const size of [100, 150, 200]) {
  test(`the header stays one row at every width, with text of ${size} %`, async ({ page }) => {
    const frame = await openFrame(page, '/events/');
    await setTextSize(page, size);
    const names = [name, nameOf(60, true), nameOf(60, false)];
    for (const font of FONTS) {
      for (const text of names) {
        for (const labels of [[], LONG_LABELS]) {
          const look = { ...named(text), labels, font };
          const faults = await faultsOf(frame, look, range(320, 1600, 16));
          expect.soft(faults, JSON.stringify(look)).toEqual([]);
        }
      }
    }
  });
}

test('the header stays one row with names of 1 to 60 letters', async ({ page }) => {
  const frame = await openFrame(page, '/');
  for (const letters of [1, ...range(2, 60, 2)]) {
    for (const text of [nameOf(letters, true), nameOf(letters, false)]) {
      expect.soft(await faultsOf(frame, named(text), range(320, 1920, 64)), text).toEqual([]);
    }
  }
});

const EVERYDAY = [
  'Community Foundation of Pueblo',
  'Gulf Coast Sea Turtle and Stranded Animal Rescue Network',
  'The Gulf Coast Friends of Stranded Sea Turtles and Manatees',
];

for (const text of EVERYDAY) {
  test(`${text} is whole at every width, and the button beside it on one line`, async ({
    page,
  }) => {
    const frame = await openFrame(page, '/');
    expect(await faultsOf(frame, named(text), range(320, 1600, 16))).toEqual([]);
    const cut = await frame.evaluate(
      (widths) =>
        widths.flatMap((width) => {
          window.frameElement?.setAttribute('width', String(width));
          const title = document.querySelector('.logo span');
          const button = [...document.querySelectorAll('header .button')].find(
            (candidate) => candidate.getClientRects().length > 0,
          );
          if (!title || !button) throw new Error('no name and button in a frame');
          const words = document.createRange();
          words.selectNodeContents(button);
          const lines = words.getClientRects().length;
          const isCut = title.scrollHeight > title.clientHeight + 2;
          return isCut || lines !== 1 ? [{ width, isCut, lines }] : [];
        }),
      range(320, 1600, 16),
    );
    expect(cut).toEqual([]);
  });
}

test('every page has the header in one row', async ({ page }) => {
  for (const { path } of allPages) {
    const frame = await openFrame(page, path);
    expect.soft(await faultsOf(frame, PLAIN, range(320, 1600, 16)), path).toEqual([]);
  }
});

test('shows the links on a wide screen, and the menu where they would not fit', async ({
  page,
}) => {
  const frame = await openFrame(page, '/');
  const link = frame.getByRole('link', { name: words.links.events }).first();
  await expect(link).toBeVisible();
  await faultsOf(frame, { ...PLAIN, labels: LONG_LABELS }, [1280]);
  await expect(frame.getByRole('button', { name: LONG_LABELS[6] })).toBeVisible();
  await frame.getByRole('button', { name: LONG_LABELS[6] }).click();
  await expect(frame.getByRole('link', { name: LONG_LABELS[4] })).toBeVisible();
});
