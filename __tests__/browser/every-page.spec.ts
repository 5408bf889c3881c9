import { expect, test, type Page } from '@playwright/test';
import { filesIn } from '@/export/sweep';
import { charities } from '../charities/charities';
import { expectNoViolations } from './axe';
import { serveCharities } from './charity-hosts';
import {
  allPages,
  DESKTOP,
  otherPages,
  setReaderStyle,
  setTextSize,
  tooWide,
  WIDTHS,
} from './site';

/** What a reader may set without losing words (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;

/** The texts that are wider than the element that holds them. */
function wordsBeyondTheirBox() {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .map(({ innerText }) => innerText);
}

/** Shows what waits for a visitor's hand: axe passes over what is hidden. */
async function openAnswersAndChoose(page: Page) {
  await page.locator('details').evaluateAll((all) => {
    for (const answer of all) answer.setAttribute('open', '');
  });
  // Without the mouse, which would scroll words under the header.
  await page
    .locator('[type=radio]')
    .evaluateAll((all: HTMLInputElement[]) => all.forEach((choice) => choice.click()));
}

/** Pages of charities of other languages and sizes: the main ones, those of their own, and lists that go on. */
const charityPages = charities.flatMap(({ name, out }) =>
  filesIn(out)
    .filter((file) => /^([\w-]+\/|events\/[\w-]+\/\d+\/)?index\.html$/.test(file))
    .map((file) => ({ path: `http://${name}.test/${file.replace('index.html', '')}` })),
);

test.beforeEach(({ page }) => serveCharities(page));

for (const { path } of [...allPages, ...otherPages, ...charityPages]) {
  test(`${path} breaks no rule of axe, keeps all words in their boxes at any width, and never scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await openAnswersAndChoose(page);
    await expectNoViolations(page);
    for (const width of WIDTHS.toReversed()) {
      await page.setViewportSize({ ...DESKTOP, width });
      expect.soft(await page.evaluate(wordsBeyondTheirBox), `${width} px`).toEqual([]);
    }
    await expectNoViolations(page);
    expect.soft(await tooWide(page)).toEqual([]);
    await setTextSize(page, 200);
    expect.soft(await tooWide(page)).toEqual([]);
    await setReaderStyle(page, TEXT_SPACING);
    expect.soft(await tooWide(page)).toEqual([]);
  });
}
