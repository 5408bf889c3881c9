import type { Server } from 'node:http';
import { mailto } from '@/lib/contact/mailto';
import type { Giving } from '@/lib/schema/giving';
import { GIVER } from '../browser/gifts';
import { content } from '../browser/site';
import { FORTUNES, pathOf, startGivingServer, type Fortune } from './giving-server';
import { expect, test, type Tab } from './tab';

type Frequency = 'once' | 'monthly';

const { problem, failed } = content.site.forms;
const { mail: gift, opened } = content.pages.donation.form;

interface Service {
  giving: Giving;
  /** How often it can be given. */
  frequencies: Frequency[];
  /** The address that a gift of so many dollars leads to; none where a mail program opens, which no driver sees. */
  address?: (dollars: number, frequency: Frequency) => string;
  /** The address of the link that says as much without a script. */
  link: (dollars: number, frequency: Frequency) => string;
}

const person = `first_name=${GIVER.firstName}&last_name=${encodeURIComponent(GIVER.lastName)}`;
const mail = encodeURIComponent(GIVER.email);
const EVERY_ORG = { once: 'ONCE', monthly: 'MONTHLY' };
const stripe = (dollars: number, frequency: Frequency) =>
  frequency === 'monthly'
    ? `https://buy.stripe.com/m${dollars}?`
    : `https://buy.stripe.com/once?__prefilled_amount=${dollars * 100}&`;

const SERVICES: Record<string, Service> = {
  email: {
    giving: { provider: 'email' },
    frequencies: ['once', 'monthly'],
    link: (dollars, often) =>
      mailto(content.site.contact.email, {
        subject: gift.subject,
        body: `${gift.amount[often].replace('{amount}', `$${dollars}`)}\n\n${gift.ask}`,
      }),
  },
  'every-org': {
    giving: { provider: 'every-org', slug: 'us' },
    frequencies: ['once', 'monthly'],
    link: (dollars, often) =>
      `https://www.every.org/us?amount=${dollars}&frequency=${EVERY_ORG[often]}#donate`,
    address: (dollars, often) =>
      `https://www.every.org/us?amount=${dollars}&frequency=${EVERY_ORG[often]}&${person}&email=${mail}#donate`,
  },
  stripe: {
    giving: {
      provider: 'stripe',
      link: 'https://buy.stripe.com/once',
      monthlyLinks: [50, 75].map((amount) => ({
        amount,
        link: `https://buy.stripe.com/m${amount}`,
      })),
    },
    frequencies: ['once', 'monthly'],
    link: (dollars, often) => stripe(dollars, often).slice(0, -1),
    address: (dollars, often) => `${stripe(dollars, often)}prefilled_email=${mail}`,
  },
  paypal: {
    giving: { provider: 'paypal', link: 'https://www.paypal.com/donate?hosted_button_id=A1' },
    frequencies: ['once'],
    link: (dollars) =>
      `https://www.paypal.com/donate?hosted_button_id=A1&amount=${dollars}&currency_code=USD`,
    address: (dollars) =>
      `https://www.paypal.com/donate?hosted_button_id=A1&amount=${dollars}&currency_code=USD&${person}&email=${mail}`,
  },
  donorbox: {
    giving: { provider: 'donorbox', link: 'https://donorbox.org/us' },
    frequencies: ['once', 'monthly'],
    link: (dollars, often) =>
      `https://donorbox.org/us?amount=${dollars}&default_interval=${often.charAt(0)}`,
    address: (dollars, often) =>
      `https://donorbox.org/us?amount=${dollars}&default_interval=${often.charAt(0)}`,
  },
};

/** A page that asks for everything itself. */
const LINK = {
  provider: 'link',
  name: 'Ours',
  link: 'https://give.example/us?fund=a%26b#top',
  monthlyLink: 'https://give.example/monthly',
} as const;

/** Where the pages stand: one window is enough for all tests of an engine, which a fixture of a worker's would prevent. */
let origin: string;
let server: Server | undefined;

test.beforeAll(async () => {
  const settings = Object.entries(SERVICES).map(([name, { giving }]) => [name, giving]);
  ({ origin, server } = await startGivingServer({ ...Object.fromEntries(settings), link: LINK }));
});

test.afterAll(() => void server?.close());

/** The address without the ways in which the same is written. */
const read = (address: string) => {
  const { origin, pathname, searchParams, hash } = new URL(address);
  return [origin + pathname + hash, Object.fromEntries(searchParams)];
};

/** Chooses and types as quickly as no visitor can; the typed amount takes the place of a chosen one. */
const fillIn = (tab: Tab, amount: 'chosen' | 'typed', frequency: Frequency) =>
  tab.evaluate(
    (texts, choices) => {
      for (const id of choices) document.getElementById(id)?.click();
      for (const [id, text] of Object.entries(texts)) {
        const field = document.getElementById(id);
        if (!(field instanceof HTMLInputElement)) continue;
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    },
    { ...GIVER, ...(amount === 'typed' ? { customAmount: '75' } : {}) },
    [frequency, amount === 'typed' ? 'preset-250' : 'preset-50'],
  );

/** The gift that stands in the fields. */
const standing = (tab: Tab) =>
  tab.evaluate(() => {
    const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);
    return {
      dollars: Number(field('#customAmount')?.value || field('[name=amount]:checked')?.value),
      frequency: field('#monthly')?.checked ? ('monthly' as const) : ('once' as const),
      /** None where the service takes none. */
      email: field('#email')?.value,
    };
  });

/** Waits until a page stands in the window, loaded or kept since it was left. */
const expectThere = (tab: Tab, address: string) =>
  expect(async () => {
    const there = await tab.evaluate(() => document.readyState === 'complete' && location.href);
    expect(there).toBe(address);
  }).toPass();

/** Goes on to a page as a link would: a driver that waits for it may wait for ever after Back. */
async function visit(tab: Tab, address: string) {
  await tab.evaluate((to) => void setTimeout(() => location.assign(to)), address);
  await expectThere(tab, address);
}

const FIRST = 'the first press';

/** What may happen between the filling in and the press. */
const MOMENTS: Record<string, (tab: Tab) => Promise<void>> = {
  [FIRST]: async () => {},
  'a press after a reload': (tab) => tab.reload(),
  'a press after Back': async (tab) => {
    const address = await tab.evaluate(() => location.href);
    await visit(tab, `${origin}/about/`);
    await tab.back();
    await expectThere(tab, address);
  },
};

const textOf = (tab: Tab) => tab.evaluate(() => document.querySelector('main')?.innerText ?? '');

/** The links that can be seen, for each amount, by how often. */
const linksIn = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('.without-code a')]
      .filter((link) => link.checkVisibility())
      .map(({ href }) => href),
  );

async function expectLinks(tab: Tab, { frequencies, link }: Service) {
  const links = await linksIn(tab);
  for (const frequency of frequencies) expect(links).toContain(link(50, frequency));
}

/** Presses the button where it is, whatever scrolls the page meanwhile. */
const press = (tab: Tab) =>
  tab.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click());

/** Presses the button, and checks that what stands in the fields goes where it belongs. */
async function expectHandOver(tab: Tab, { address }: Service) {
  const { dollars, frequency, email } = await standing(tab);
  const before = await tab.address();
  await press(tab);
  if (!dollars || email === '') {
    // Nothing has come back into the fields, so that it is asked for.
    await expect.poll(() => textOf(tab)).toContain(problem);
    expect(await tab.address()).toBe(before);
  } else if (address) {
    await expect.poll(() => tab.address()).not.toBe(before);
    expect(read(await tab.address())).toEqual(read(address(dollars, frequency)));
  } else {
    await expect.poll(() => textOf(tab)).toContain(opened.heading);
  }
}

/** Presses the button where no code comes, and checks that nothing is lost and nothing goes wrong. */
async function expectPlainWay(tab: Tab, service: Service) {
  const before = await standing(tab);
  const address = await tab.address();
  await press(tab);
  await expect.poll(() => textOf(tab)).toContain(failed);
  await expectLinks(tab, service);
  expect(await standing(tab)).toEqual(before);
  expect(await tab.address()).toBe(address);
}

const WAITS: Fortune[] = ['running', 'late'];

/** It takes every field of the form; others differ from it in fields and in addresses, not in how code comes. */
const WHOLE = 'every-org';

/** Engines differ in what they keep and when, not in where a gift goes: an address, and a mail program. */
const IN_FIREFOX = [WHOLE, 'email'];

/** Whether a fortune is tried at a moment: all at one service, elsewhere what its own addresses have a part in. */
function isTried(name: string, fortune: Fortune, moment: string): boolean {
  if (name === WHOLE) return true;
  const isNew = name === 'email' || fortune === 'running' || fortune === 'missing';
  return isNew && moment === FIRST;
}

test.skip(({ engine }) => engine === 'webkit', 'forms.spec.ts presses some of it there');

test.beforeEach(({ engine }, { title }) => {
  const here = IN_FIREFOX.some((name) => title.startsWith(name));
  test.skip(engine === 'firefox' && !here, 'Chromium goes through them all');
});

for (const [name, service] of Object.entries(SERVICES)) {
  const often = service.frequencies.at(-1) ?? 'once';
  const gifts = [
    { amount: 'typed', frequency: often },
    { amount: 'chosen', frequency: 'once' },
  ] as const;

  for (const fortune of FORTUNES.filter((each) => each !== 'blocked')) {
    const waits = WAITS.includes(fortune);
    for (const [moment, pass] of Object.entries(MOMENTS)) {
      if (!isTried(name, fortune, moment)) continue;
      test(`${name}, code ${fortune}: ${moment} ${waits ? 'hands over what stands there' : 'shows the plain way'}`, async ({
        tab,
      }) => {
        for (const { amount, frequency } of waits ? gifts : gifts.slice(0, 1)) {
          await test.step(`${amount}, ${frequency}`, async () => {
            await tab.open(origin + pathOf(fortune, name, 'once'));
            await fillIn(tab, amount, frequency);
            if (moment === FIRST) {
              const dollars = amount === 'chosen' ? 50 : 75;
              expect(await standing(tab)).toMatchObject({ dollars, frequency });
            }
            await pass(tab);
            if (waits) await expectHandOver(tab, service);
            else await expectPlainWay(tab, service);
          });
        }
      });
    }
  }

  test(`${name}, code blocked: there are links, and no form that could go wrong`, async ({
    tab,
  }) => {
    for (const frequency of service.frequencies) {
      await tab.open(origin + pathOf('blocked', name, frequency));
      await expectLinks(tab, service);
      const form = await tab.evaluate(() => document.querySelector('form')?.checkVisibility());
      expect(form).toBe(false);
    }
  });
}

for (const fortune of ['running', 'blocked'] as const) {
  test(`a page that asks for everything itself is led to by links, scripts ${fortune}`, async ({
    tab,
  }) => {
    const leads = () =>
      tab.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('#give ~ * a')].map(({ href }) => href),
      );
    await tab.open(origin + pathOf(fortune, 'link', 'once'));
    expect(await leads()).toEqual([LINK.link, LINK.monthlyLink]);
    await tab.open(origin + pathOf(fortune, 'link', 'monthly'));
    expect(await leads()).toEqual([LINK.monthlyLink, LINK.link]);
    await tab.click('#give ~ * a');
    await expect.poll(() => tab.address()).toBe(LINK.monthlyLink);
  });
}
