import type { Locator, Page } from '@playwright/test';

/** The code of forms. */
export const SCRIPTS = '**/code/*.js';

/** Keeps the scripts of a page back, until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until its code has taken a form over, which then tells the errors itself. */
export async function isAlive(form: Locator) {
  await form.and(form.page().locator('[data-state=ready] form')).waitFor();
}

/** Notes every address that a page is asked to leave for, or those that begin alike: mail, say. */
export async function departuresOf(page: Page, beginning = ''): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith(beginning)) addresses.push(url);
  });
  await session.send('Page.enable');
  return addresses;
}
