import { expect, test as base, type Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { SETTINGS } from './configured';
import { startEndpoint, type Endpoint } from './endpoint';
import { departuresOf, isAlive } from './form-code';
import { CONFIGURED, content } from './site';

const { form } = content.pages.contact;

/** A message with all that an address or a form could break. */
export const MESSAGE = {
  name: "Ana O'Neill",
  email: 'ana+news@example.org',
  subject: 'Tom & Jo? 50% + é 💚',
  message: 'One\n\nthree = 3',
};

/** The contact page of the site that posts messages to a form service. */
export const POSTING = CONFIGURED + routes.contact;

/** Tests with a form service on this computer. */
export const test = base.extend<{ endpoint: Endpoint }>({
  endpoint: async ({ page }, provide) => {
    const endpoint = await startEndpoint();
    await provide(endpoint);
    // A test may have all it wants before the last answer is on the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await endpoint.close();
  },
});

/** From now on, the form service answers as the path says; see `endpoint.ts`. */
export async function answer(page: Page, { origin }: Endpoint, path: string) {
  await page.route(SETTINGS.writing.endpoint, async (route) => {
    if (path === '/hang') return;
    await route.fulfill({ response: await route.fetch({ url: origin + path }) });
  });
}

export function fieldsOf(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    name: field(form.name),
    email: field(form.email),
    subject: field(form.subject),
    message: field(form.message),
  };
}

export const sendButton = (page: Page) => page.getByRole('button', { name: form.submit });

export const formOf = (page: Page) => page.locator('form').filter({ has: sendButton(page) });

/** What became of the message. */
export const resultOf = (page: Page) => formOf(page).getByRole('status').first();

/** Copies the message where it could not be sent; what became of that is said on its own. */
export const copyButton = (page: Page) => formOf(page).getByRole('button', { name: form.copy });
export const copiedOf = (page: Page) => formOf(page).getByRole('status').last();

/** Waits until its code has taken over the form; from then on it tells errors itself. */
export async function expectAlive(page: Page) {
  await isAlive(formOf(page));
}

/** Opens a contact page and touches its form. */
export async function openForm(page: Page, address: string = routes.contact) {
  await page.goto(address);
  await fieldsOf(page).name.focus();
  await expectAlive(page);
}

export async function fill(page: Page, message = MESSAGE) {
  const { name, email, subject, message: words } = fieldsOf(page);
  await name.fill(message.name);
  await email.fill(message.email);
  await subject.fill(message.subject);
  await words.fill(message.message);
}

/** Checks what stands in the fields. */
export async function expectTyped(page: Page, typed = MESSAGE) {
  const { name, email, subject, message } = fieldsOf(page);
  await expect(name).toHaveValue(typed.name);
  await expect(email).toHaveValue(typed.email);
  await expect(subject).toHaveValue(typed.subject);
  await expect(message).toHaveValue(typed.message);
}

/** Notes the addresses of mails that the page opens, however it does that. */
export const mailsOf = (page: Page) => departuresOf(page, 'mailto:');

/** Troubles that `watch` noted, but for those of posting to a form service that may refuse. */
export function unexpected(troubles: string[], ...expected: RegExp[]): string[] {
  const known = [/https:\/\/forms\.example\/send/, /^console error: Failed to load/, ...expected];
  return troubles.filter((trouble) => !known.some((pattern) => pattern.test(trouble)));
}
