import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { money, wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { isAlive } from './form-code';
import { content } from './site';

/** The words of the donation form. */
export const words = content.pages.donation.form;

/** What is said of an amount that is too small, with the least in it. */
export const tooSmall = fillIn(words.errors.amount.tooSmall, {
  least: wholeMoney(words.least, content.site),
});

export const GIVER = { firstName: 'Rosa', lastName: 'O’Neill', email: 'rosa+gifts@example.org' };

/** The parts of the donation form as a visitor knows them. */
export function formOf(page: Page) {
  const form = page.locator('form');
  const amounts = form.getByRole('group', { name: words.amountLegend });
  return {
    form,
    preset: (dollars: number) =>
      amounts.getByRole('radio', { name: wholeMoney(dollars, content.site), exact: true }),
    custom: amounts.getByRole('textbox', { name: words.customAmount }),
    once: form.getByRole('radio', { name: words.once }),
    monthly: form.getByRole('radio', { name: words.monthly }),
    firstName: form.getByRole('textbox', { name: words.firstName }),
    lastName: form.getByRole('textbox', { name: words.lastName }),
    email: form.getByRole('textbox', { name: words.email }),
    button: form.getByRole('button', { name: words.submit }),
    opened: page.getByRole('heading', { name: words.opened.heading }),
  };
}

export type DonationForm = ReturnType<typeof formOf>;

/** Opens the donation page and waits until the touched form is alive. */
export async function openForm(page: Page, address: string = routes.donation) {
  await page.goto(address);
  const parts = formOf(page);
  await parts.form.dispatchEvent('pointerdown');
  await isAlive(parts.form);
  return parts;
}

/** Fills in who gives. */
export async function introduce({ firstName, lastName, email }: DonationForm) {
  await firstName.fill(GIVER.firstName);
  await lastName.fill(GIVER.lastName);
  await email.fill(GIVER.email);
}

/** The sentence about a gift to a charity. */
export function sentence(
  cents: number,
  frequency: 'once' | 'monthly' = 'once',
  charity = content.site.name,
) {
  const said = fillIn(words.summary[frequency], { amount: money(cents, content.site) });
  return said.replace(content.site.name, charity);
}

/** Reads an address that opens an email. */
export function readMail(address: string | undefined) {
  const { protocol, pathname, searchParams } = new URL(address ?? 'about:blank');
  return {
    protocol,
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    lines: searchParams.get('body')?.split('\r\n') ?? [],
  };
}
