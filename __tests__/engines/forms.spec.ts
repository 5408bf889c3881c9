import { routes } from '@/lib/site/routes';
import { SETTINGS } from '../browser/configured';
import { GIVER, sentence, words } from '../browser/gifts';
import { CONFIGURED, content } from '../browser/site';
import { inOtherWords } from '../charities/other-words';
import { expect, test, type Tab } from './tab';

const { problem } = content.site.forms;
const message = content.pages.contact.form;
const { errors } = words;
const SEND = 'form [type=submit]';
const CHARITY = inOtherWords(content.site.name);
const PAYING = CONFIGURED + routes.donation;
const SERVICE = `https://www.every.org/${SETTINGS.giving.slug}?`;

/** Touches the form of a page, and waits until it is alive. */
async function touch(tab: Tab, field: string) {
  await tab.click(field);
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('[data-state=ready]') !== null))
    .toBe(true);
}

async function fillIn(tab: Tab, field: string, text: string) {
  await tab.click(field);
  await tab.type(text);
}

async function introduce(tab: Tab) {
  for (const field of ['firstName', 'lastName', 'email'] as const) {
    await fillIn(tab, `#${field}`, GIVER[field]);
  }
}

const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent ?? '');
const formText = (tab: Tab) => tab.evaluate(() => document.forms[0]?.innerText ?? '');

for (const { path, first, told } of [
  {
    path: routes.donation,
    first: '#firstName',
    told: [errors.amount.empty, errors.firstName, errors.lastName, errors.email.missing],
  },
  { path: routes.contact, first: '#name', told: Object.values(message.missing) },
]) {
  test(`the empty form of ${path} says what is missing, and takes the focus there`, async ({
    tab,
  }) => {
    await tab.open(path);
    await touch(tab, first);
    await tab.click(SEND);
    await expect.poll(() => focused(tab)).toContain(problem);
    for (const words of told) expect(await focused(tab)).toContain(words);

    await tab.click(`form a[href="${first}"]`);
    await expect.poll(() => tab.evaluate(() => `#${document.activeElement?.id}`)).toBe(first);
    await tab.type('Rosa');
    await expect
      .poll(() => tab.evaluate((id) => document.querySelectorAll(`a[href="${id}"]`).length, first))
      .toBe(0);
  });
}

test('a gift goes to its payment page as it was chosen', async ({ tab }) => {
  await tab.open(PAYING);
  await touch(tab, '#preset-50');
  await tab.click('#monthly');
  await introduce(tab);
  await expect.poll(() => formText(tab)).toContain(sentence(5000, 'monthly', CHARITY));
  await tab.click(SEND);
  await expect.poll(() => tab.address()).toContain(SERVICE);
  const { searchParams } = new URL(await tab.address());
  expect(Object.fromEntries(searchParams)).toEqual({
    amount: '50',
    frequency: 'MONTHLY',
    first_name: GIVER.firstName,
    last_name: GIVER.lastName,
    email: GIVER.email,
  });
});

test('an amount that can be read in two ways is asked about, and never guessed', async ({
  tab,
}) => {
  await tab.open(PAYING);
  await touch(tab, '#customAmount');
  await tab.type('1.000');
  await introduce(tab);
  await tab.click(SEND);
  await expect.poll(() => focused(tab)).toContain(errors.amount.format);
  expect(await tab.address()).toBe(PAYING);
});

/** The gift that the form shows, as far as it shows one. */
const chosenIn = (tab: Tab) =>
  tab.evaluate(() => {
    const preset = document.querySelector<HTMLInputElement>('[name=amount]:checked')?.value;
    const typed = document.querySelector<HTMLInputElement>('#customAmount')?.value;
    const monthly = document.querySelector('#monthly:checked') !== null;
    return {
      dollars: typed || preset,
      frequency: monthly ? ('monthly' as const) : ('once' as const),
    };
  });

for (const amount of ['chosen', 'typed'] as const) {
  test(`after a reload, what is ${amount}, said and handed over is one`, async ({ tab }) => {
    await tab.open(PAYING);
    await touch(tab, '#monthly');
    if (amount === 'chosen') await tab.click('#preset-250');
    else await fillIn(tab, '#customAmount', '75');
    await tab.reload();
    const { dollars, frequency } = await chosenIn(tab);
    await touch(tab, '#firstName');
    if (dollars) {
      const said = sentence(Number(dollars) * 100, frequency, CHARITY);
      await expect.poll(() => formText(tab)).toContain(said);
    } else {
      expect(await formText(tab)).not.toContain(words.summary.once.replace(/ ?\{.*/, ''));
      await tab.click('#preset-50');
    }
    await introduce(tab);
    await tab.click(SEND);
    await expect.poll(() => tab.address()).toContain(SERVICE);
    const { searchParams } = new URL(await tab.address());
    expect(searchParams.get('amount')).toBe(dollars ?? '50');
    expect(searchParams.get('frequency')).toBe(frequency === 'once' ? 'ONCE' : 'MONTHLY');
  });
}

const WRITING = CONFIGURED + routes.contact;
const typed = { name: 'Ana', email: GIVER.email, subject: 'News', message: 'Hello there' };

/** Sends a message to a service that doesn't answer, and checks that it stays in the fields of this page. */
async function sendInVain(tab: Tab) {
  await tab.click(SEND);
  await expect.poll(() => formText(tab)).toContain(message.unsure.heading);
  const kept = await tab.evaluate(
    (ids) => ids.map((id) => document.querySelector<HTMLInputElement>(`#${id}`)?.value),
    Object.keys(typed),
  );
  expect(kept).toEqual(Object.values(typed));
  expect(await tab.address()).toBe(WRITING);
}

test('what a browser has filled in by itself is sent by the first press, before the code has come', async ({
  tab,
}) => {
  await tab.open(WRITING);
  await tab.evaluate((values) => {
    for (const [id, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`#${id}`);
      if (field) field.value = value;
    }
  }, typed);
  await sendInVain(tab);
});

test('a message that doesn’t get through is kept, and the button works again after a reload', async ({
  tab,
}) => {
  await tab.open(WRITING);
  await touch(tab, '#name');
  for (const [id, text] of Object.entries(typed)) await fillIn(tab, `#${id}`, text);
  await sendInVain(tab);

  await tab.reload();
  await touch(tab, '#name');
  await tab.click(SEND);
  // Firefox has kept the words, so that they are sent again; others ask for them.
  await expect
    .poll(() => formText(tab))
    .toMatch(new RegExp(`${message.unsure.heading}|${problem}`));
});
