import { expect, test } from '@playwright/test';
import { expectOpen, menuOf, toggleOf } from './menu';
import { allPages, content, DESKTOP, PHONE } from './site';

const { site } = content;

for (const { colorScheme, viewport } of [
  { colorScheme: 'light', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: PHONE },
] as const) {
  test(`every page keeps edges, rings, icons and marks in forced colors, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path } of allPages) {
      // Colors that change at once, and not by and by while the test reads them.
      await page.emulateMedia({ colorScheme, forcedColors: 'none', reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await page.evaluate(markBoxes)).toBeGreaterThan(1);
      await page.emulateMedia({ forcedColors: 'active' });

      await test.step(`${path}: a line around every box, field and button`, async () => {
        expect.soft(await page.evaluate(boxesWithoutEdge)).toEqual([]);
      });

      await test.step(`${path}: icons in a color of the system`, async () => {
        const icons = page.locator('svg[stroke="currentColor"]');
        expect(await icons.count()).toBeGreaterThan(0);
        expect.soft(await icons.evaluateAll(withStrayColor)).toEqual([]);
      });

      await test.step(`${path}: no scenes, and no room for them`, async () => {
        await expect
          .soft(page.locator('.hills, .motif, .sun').filter({ visible: true }))
          .toHaveCount(0);
        expect.soft(await page.locator('.scene').evaluateAll(withEmptyRoom)).toEqual([]);
      });

      await test.step(`${path}: a ring around whatever has the focus`, async () => {
        await page.keyboard.press('Tab');
        const stops = page
          .locator('a[href], button, input, textarea, summary')
          .filter({ visible: true });
        expect(await stops.count()).toBeGreaterThan(5);
        expect.soft(await stops.evaluateAll(withoutRing)).toEqual([]);
      });

      await test.step(`${path}: the page that is shown told by more than a color`, async () => {
        const marks = page.getByRole('banner').locator('[aria-current]');
        const others = marks.filter({ hasNotText: site.name });
        expect.soft(await others.evaluateAll(withoutShape)).toEqual([]);
      });
    }
  });
}

test('rings the links of the open menu in forced colors, and ends it with a line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/events/');
  await toggleOf(page).press('Enter');
  await expectOpen(page);
  const links = menuOf(page).getByRole('link');
  expect(await links.count()).toBeGreaterThan(1);
  expect(await links.evaluateAll(withoutRing)).toEqual([]);
  await expect(menuOf(page)).toHaveCSS('border-bottom-style', 'solid');
  await expect(menuOf(page)).toHaveCSS('border-bottom-width', '1px');
});

test('shows in forced colors which amount is chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donation/');
  const amount = page.getByRole('radio').first();
  const before = await amount.screenshot();
  await amount.dispatchEvent('click');
  await expect(amount).toBeChecked();
  expect((await amount.screenshot()).equals(before)).toBe(false);
});

test('lays no day of an event over its words where its picture is gone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const emulated of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...emulated });
    await page.goto('/');
    const cards = page.getByRole('listitem').filter({ has: page.locator('time') });
    const places = await cards.evaluateAll((all) =>
      all.map((card) => ({
        day: card.querySelector('time')?.getBoundingClientRect().bottom,
        words: card.querySelector('h3')?.getBoundingClientRect().top,
      })),
    );
    expect(places.length).toBeGreaterThan(0);
    for (const { day, words } of places) expect(day).toBeLessThanOrEqual(words ?? 0);
  }
});

/** Marks what the usual colors show as a box: words on a ground of their own, fields and buttons. */
function markBoxes() {
  const boxes = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.matches('button, .button, textarea, input:not([type="radio"])')) return true;
    const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element);
    const isRound = parseFloat(borderTopLeftRadius) > 0;
    return isRound && backgroundColor !== 'rgba(0, 0, 0, 0)' && element.textContent?.trim();
  });
  for (const box of boxes) box.setAttribute('data-box', '');
  return boxes.length;
}

function boxesWithoutEdge() {
  return [...document.querySelectorAll('[data-box]')]
    .filter((box) => box.checkVisibility())
    .filter((box) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(box);
      const ground = getComputedStyle(document.body.parentElement ?? document.body).backgroundColor;
      const isDrawn = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
      return !isDrawn || [ground, 'rgba(0, 0, 0, 0)'].includes(borderTopColor);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Those that look no different when they have the focus, after a key was pressed. */
function withoutRing(elements: (HTMLElement | SVGElement)[]) {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return elements
    .filter((element) => {
      element.focus();
      const isRinged = [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
        const isDrawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return isDrawn && ![ground, 'rgba(0, 0, 0, 0)'].includes(outlineColor);
      });
      return !element.matches(':focus-visible') || !isRinged;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Icons that have not the color of the words around them, which the system chose. */
function withStrayColor(icons: (HTMLElement | SVGElement)[]) {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  return icons
    .filter((icon) => {
      const { stroke } = getComputedStyle(icon);
      const words = icon.parentElement && getComputedStyle(icon.parentElement).color;
      return stroke !== words || stroke === ground;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Scenes that still take room although they hold neither words nor a picture, or paint a sky. */
function withEmptyRoom(scenes: (HTMLElement | SVGElement)[]) {
  return scenes
    .filter((scene) => scene.checkVisibility())
    .filter(
      (scene) =>
        getComputedStyle(scene).backgroundImage !== 'none' ||
        (!scene.textContent?.trim() && !scene.querySelector('img')),
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Links that would have the same letters and lines if they led to another page. */
function withoutShape(links: (HTMLElement | SVGElement)[]) {
  const shape = (link: Element) => {
    const { fontWeight, textDecorationLine, borderTopWidth, outlineStyle } = getComputedStyle(link);
    return [fontWeight, textDecorationLine, borderTopWidth, outlineStyle].join();
  };
  return links
    .filter((link) => {
      const marked = shape(link);
      link.removeAttribute('aria-current');
      return shape(link) === marked;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
