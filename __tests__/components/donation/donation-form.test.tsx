import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enhanceDonationForm } from '@/browser/forms/donation';
import { navigateTo } from '@/browser/forms/navigate';
import { DonationForm } from '@/components/donation/donation-form';
import { GivingOptions } from '@/components/donation/giving-options';
import { addressLines } from '@/lib/contact/address';
import { impactOf } from '@/lib/donation/gift';
import type { Giving } from '@/lib/schema/giving';
import { money, wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { content } from '../content';
import { dataOf, expectLinks, fill, formSentBy } from '../expectations';

jest.mock('@/browser/forms/navigate', () => ({ navigateTo: jest.fn() }));

const words = {
  ...content.pages.donation.form,
  presets: [20, 75, 1500],
  summary: {
    once: 'You give {amount} one time to The Shed.',
    monthly: 'Every month, you give The Shed {amount}.',
    pay: 'You pay at {service}.',
    askedAgain: '{service} asks again.',
  },
};
const { ways } = content.pages.donation;
const { forms } = content.site;
const US = { language: 'en-US', currency: 'USD' };
const dollars = (amount: number) => wholeMoney(amount, US);
const items = [{ amount: 75, text: 'mends a roof' }];
const user = userEvent.setup();

/** Every setting that a site can have, under its name. */
const settings = {
  email: { provider: 'email' },
  'every-org': { provider: 'every-org', slug: 'us' },
  stripe: { provider: 'stripe', link: 'https://buy.stripe.com/once?locale=en' },
  'stripe, monthly': {
    provider: 'stripe',
    link: 'https://buy.stripe.com/once',
    monthlyLinks: [{ amount: 75, link: 'https://buy.stripe.com/m75' }],
  },
  paypal: { provider: 'paypal', link: 'https://www.paypal.com/donate?hosted_button_id=A1' },
  donorbox: { provider: 'donorbox', link: 'https://donorbox.org/us' },
} satisfies Record<string, Giving>;

type Setting = keyof typeof settings;

afterEach(() => {
  jest.mocked(navigateTo).mockClear();
  history.replaceState(null, '', '/');
});

/** Shows the form of a site with this setting, as it stands in the page. */
function showPlain(setting: Setting, frequency: 'once' | 'monthly' = 'once') {
  const contact = { ...content.site.contact, email: 'gifts@charity.example' };
  const site = { ...content.site, ...US, contact, name: 'The Shed' };
  const giving = settings[setting];
  render(<DonationForm form={words} {...{ items, ways, site, giving, frequency }} />);
  return formSentBy(words.submit);
}

/** Shows the form as it is once its code has come. */
function show(setting: Setting, frequency?: 'once' | 'monthly') {
  const form = showPlain(setting, frequency);
  enhanceDonationForm(form);
  return form;
}

const sentence = (cents: number) => `You give ${money(cents, US)} one time to The Shed.`;
const preset = (amount: number) => screen.getByRole('radio', { name: dollars(amount) });
const custom = () => screen.getByRole('textbox', { name: words.customAmount });
const box = (name: string) => screen.getByRole('textbox', { name });
const press = () => user.click(screen.getByRole('button', { name: words.submit }));

/** Fills in whatever the form asks about the giver. */
function introduce() {
  for (const [name, text] of [
    [words.firstName, ' Ada '],
    [words.lastName, 'Field'],
    [words.email, 'ada+gifts@field.example'],
  ] as const) {
    const field = screen.queryByRole('textbox', { name });
    if (field) fill(field, text);
  }
}

/** Lets what happens from now on happen a second later. */
function aSecondOn() {
  const time = new Event('press').timeStamp + 1_000;
  return jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(time);
}

/** The address that the form led to, read back. */
function departure() {
  expect(navigateTo).toHaveBeenCalledTimes(1);
  const { origin, pathname, searchParams, hash } = new URL(
    jest.mocked(navigateTo).mock.lastCall?.[0] ?? '',
  );
  return { page: origin + pathname + hash, query: Object.fromEntries(searchParams) };
}

const { customAmount, once, monthly, firstName, lastName, email } = words;

test.each([
  ['email', [customAmount, once, monthly, firstName, lastName, email]],
  ['every-org', [customAmount, once, monthly, firstName, lastName, email]],
  ['stripe', [customAmount, email]],
  ['stripe, monthly', [customAmount, once, monthly, email]],
  ['paypal', [customAmount, firstName, lastName, email]],
  ['donorbox', [customAmount, once, monthly]],
] as const)('asks for what arrives at %s, and for nothing else', (setting, asked) => {
  const form = show(setting);
  const controls = [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
  const labels = controls.map((control) => control.labels?.[0]?.textContent);
  expect(labels).toEqual([...words.presets.map(dollars), ...asked]);
});

// One asks who gives, the other only how much.
test.each(['email', 'donorbox'] as const)(
  'says what is needed with %s, and goes nowhere without it',
  async (setting) => {
    expect(show(setting)).toHaveTextContent(words.needed);
    // There are two ways to say how much.
    const optional = screen.getAllByRole('textbox').filter((field) => !field.matches(':required'));
    expect(optional).toEqual([custom()]);
    await press();
    expect(screen.getByRole('heading', { name: forms.problem })).toBeVisible();
    expect(navigateTo).not.toHaveBeenCalled();
  },
);

test('leads nowhere by itself, so that no press without its code can go wrong', async () => {
  const form = showPlain('email');
  expect(form).not.toHaveAttribute('action');
  expect(form).not.toHaveAttribute('method');
  await user.click(preset(20));
  introduce();
  expect(dataOf(form)).toEqual({
    amount: '20',
    customAmount: '',
    frequency: 'once',
    firstName: ' Ada ',
    lastName: 'Field',
    email: 'ada+gifts@field.example',
  });
});

describe('says', () => {
  test('what the button does', () => {
    expect(show('email')).toHaveTextContent(words.note);
  });

  test('where the gift is paid', () => {
    show('stripe');
    expect(screen.getByRole('button', { name: words.submit })).toHaveAccessibleDescription(
      expect.stringContaining('You pay at Stripe'),
    );
  });

  test('what the amount does and how much is given to whom, as soon as it is known', async () => {
    const form = show('email');
    expect(form).not.toHaveTextContent('You give');
    for (const [choice, cents] of [
      [() => user.click(preset(75)), 7500],
      [() => user.click(preset(1500)), 150_000],
      [() => user.type(custom(), '12.50'), 1250],
    ] as const) {
      await choice();
      expect(form).toHaveTextContent(impactOf(cents, items, words, US));
      expect(form).toHaveTextContent(sentence(cents));
    }
    await user.click(screen.getByRole('radio', { name: monthly }));
    expect(form).toHaveTextContent('Every month, you give The Shed $12.50.');
  });
});

test('speaks of the gift once, when nothing has been typed for a second', async () => {
  jest.useFakeTimers();
  show('email');
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const typing = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const heard: string[] = [];
  for (const [key, wait] of [
    ['7', 900],
    ['5', 999],
    ['', 1],
    ['{Backspace}{Backspace}', 1_000],
    ['75', 1_000],
  ] as const) {
    if (key) await typing.type(custom(), key);
    jest.advanceTimersByTime(wait);
    heard.push(spoken().join(''));
  }
  expect(heard).toEqual(['', '', sentence(7500), '', sentence(7500)]);

  // What is put there anew is read out again, though it is the same gift.
  const said = screen.getByText(sentence(7500), { selector: '[role=status]' }).firstChild;
  await typing.type(screen.getByLabelText(firstName), 'Ada');
  jest.advanceTimersByTime(1_000);
  expect(screen.getByText(sentence(7500), { selector: '[role=status]' }).firstChild).toBe(said);
  jest.useRealTimers();
});

describe('the amount', () => {
  test('is one of the presets, in one named group, and none is chosen at first', () => {
    show('email');
    const group = within(screen.getByRole('group', { name: words.amountLegend }));
    const radios = group.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(words.presets.map(String));
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
  });

  test('is the last one that was chosen or typed', async () => {
    const form = show('email');
    await user.click(preset(20));
    await user.click(preset(1500));
    expect(dataOf(form)).toMatchObject({ amount: '1500', customAmount: '' });
    await user.type(custom(), '37.50');
    expect(dataOf(form)).toMatchObject({ customAmount: '37.50' });
    expect(dataOf(form)).not.toHaveProperty('amount');
    await user.click(preset(20));
    expect(dataOf(form)).toMatchObject({ amount: '20', customAmount: '' });
    await user.type(custom(), '5{Backspace}');
    expect(dataOf(form)).not.toHaveProperty('amount');
    expect(form).not.toHaveTextContent('You give');
  });

  test('is asked for again where none is given, with the group of choices', async () => {
    show('email');
    await press();
    const told = words.errors.amount.empty;
    const group = screen.getByRole('group', { name: words.amountLegend });
    expect(group).toHaveAccessibleDescription(told);
    expect(custom()).not.toHaveAccessibleDescription(expect.stringContaining(told));
    expect(custom()).toBeValid();
    await user.click(screen.getByRole('link', { name: told }));
    expect(preset(20)).toHaveFocus();
    await user.click(preset(75));
    expect(group).not.toHaveAccessibleDescription();
  });

  test.each([
    ['format', 'twenty'],
    ['tooSmall', '0.5'],
    ['tooLarge', '100001'],
  ])('is told to be %s beside it', async (error, text) => {
    show('email');
    fill(custom(), text);
    await press();
    const told = fillIn(
      Object.entries(words.errors.amount).find(([name]) => name === error)?.[1] ?? '',
      { least: dollars(words.least), most: dollars(words.most) },
    );
    expect(custom()).toHaveAccessibleDescription(`${words.customHint} ${told}`);
    expect(custom()).toBeInvalid();
    await user.click(screen.getByRole('link', { name: told }));
    expect(custom()).toHaveFocus();
  });
});

describe('the giver', () => {
  test.each([
    [firstName, 'given-name', 'text'],
    [lastName, 'family-name', 'text'],
    [email, 'email', 'email'],
  ])('can have “%s” filled in by the browser, or a keyboard for it', (name, token, type) => {
    show('email');
    const group = within(screen.getByRole('group', { name: words.detailsLegend }));
    const field = group.getByRole<HTMLInputElement>('textbox', { name });
    expect([field.autocomplete, field.type]).toEqual([token, type]);
  });

  test('is not told that an address is wrong for marks in it that nobody sees', async () => {
    show('every-org');
    await user.click(preset(20));
    introduce();
    fill(box(email), '\u2068ada+gifts@field.example\u2069');
    await press();
    expect(departure()).toMatchObject({ query: { email: 'ada+gifts@field.example' } });
  });

  test('is told what is missing, in words that get the focus and at each field', async () => {
    show('email');
    await user.click(preset(20));
    await press();
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: forms.problem }),
    );
    for (const [name, error] of [
      [firstName, words.errors.firstName],
      [lastName, words.errors.lastName],
      [email, words.errors.email.missing],
    ] as const) {
      expect(box(name)).toHaveAccessibleDescription(error);
      expect(screen.getByRole('link', { name: error })).toHaveAttribute('href', `#${box(name).id}`);
    }
    fill(box(firstName), 'Ada');
    expect(box(firstName)).not.toHaveAccessibleDescription();
    expect(box(lastName)).toHaveAccessibleDescription(words.errors.lastName);
    expect(navigateTo).not.toHaveBeenCalled();
  });
});

describe('the page’s address', () => {
  test.each([
    ['/?amount=1,500&frequency=monthly', 1500, monthly],
    ['/?amount=75.00', 75, once],
    ['/?frequency=MONTHLY#give', undefined, monthly],
    ['/?amount=1.000&frequency=weekly', undefined, once],
    ['/?amount=0.20', undefined, once],
  ])('makes the choices of %s', (address, amount, frequency) => {
    history.replaceState(null, '', address);
    show('email');
    expect(screen.getByRole('radio', { name: frequency })).toBeChecked();
    const amounts = words.presets.filter((dollar) => preset(dollar).matches(':checked'));
    expect(amounts).toEqual(amount === undefined ? [] : [amount]);
  });

  test('says an amount that is none of the presets', () => {
    history.replaceState(null, '', '/?amount=37.50');
    const form = show('email');
    expect(custom()).toHaveValue('37.50');
    expect(form).toHaveTextContent(sentence(3750));
  });

  test('changes nothing that was typed before, which takes the place of what was chosen', async () => {
    history.replaceState(null, '', '/?amount=75');
    const form = showPlain('email');
    await user.click(preset(20));
    await user.type(custom(), '5');
    enhanceDonationForm(form);
    expect(form).toHaveTextContent(sentence(500));
    expect(preset(20)).not.toBeChecked();
  });

  test('names no choice any more that was made otherwise, so that it can be asked for again', async () => {
    history.replaceState(null, '', '/?frequency=monthly');
    show('email');
    await user.click(screen.getByRole('radio', { name: once }));
    expect(location.search).toBe('');
  });
});

test.each([
  ['once', once],
  ['monthly', monthly],
] as const)('begins with the choice of its page: %s', (frequency, name) => {
  show('email', frequency);
  expect(screen.getByRole('radio', { name })).toBeChecked();
});

describe('a link to a way of giving', () => {
  const options = content.pages.donation.options;
  const link = (name: string) => screen.getByRole('link', { name });
  const scrollIntoView = jest.fn();

  /** Whether a click would lead where the link does, which jsdom can't follow. */
  function leadsOn(name: string, keys?: MouseEventInit) {
    let leads = false;
    const look = (event: Event) => {
      leads = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    fireEvent.click(link(name), keys);
    return leads;
  }

  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    render(<GivingOptions options={options} hasTalks asksHowOften />);
  });

  test('makes its choice in the form that is in use, which keeps what was typed', async () => {
    const form = show('email');
    introduce();
    await user.click(preset(75));
    await user.click(link(options.monthly.button));
    expect(form).toHaveTextContent('Every month, you give The Shed $75.');
    expect(screen.getByRole('radio', { name: monthly })).toBeChecked();
    expect(screen.getByRole('radio', { name: monthly })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalled();
    expect(box(lastName)).toHaveValue('Field');
    await user.click(link(options.once.button));
    expect(screen.getByRole('radio', { name: once })).toBeChecked();
  });

  test('is left alone where it leads elsewhere, or into another tab', () => {
    show('email');
    expect(leadsOn(options.corporate.button)).toBe(true);
    expect(leadsOn(options.monthly.button, { ctrlKey: true })).toBe(true);
    expect(screen.getByRole('radio', { name: once })).toBeChecked();
  });

  test('is left alone where the form doesn’t ask how often', () => {
    show('paypal');
    expect(leadsOn(options.monthly.button)).toBe(true);
  });
});

describe('the button', () => {
  test.each([
    [
      'every-org',
      'https://www.every.org/us#donate',
      {
        amount: '37.50',
        frequency: 'MONTHLY',
        first_name: 'Ada',
        last_name: 'Field',
        email: 'ada+gifts@field.example',
      },
    ],
    ['donorbox', 'https://donorbox.org/us', { amount: '37.50', default_interval: 'm' }],
  ] as const)('leads to %s with all that it takes', async (setting, page, query) => {
    show(setting);
    fill(custom(), '37.50');
    const choice = screen.queryByRole('radio', { name: monthly });
    if (choice) await user.click(choice);
    introduce();
    await press();
    expect(departure()).toEqual({ page, query });
    expect(screen.queryByRole('heading', { name: words.opened.heading })).not.toBeInTheDocument();
  });

  test('refuses an amount that can’t be taken monthly, and leaves the choice to the giver', async () => {
    show('stripe, monthly');
    await user.click(preset(20));
    const choice = screen.getByRole('radio', { name: monthly });
    await user.click(choice);
    introduce();
    await press();
    expect(navigateTo).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: words.frequencyLegend })).toHaveAccessibleDescription(
      words.errors.onceOnly,
    );
    const link = screen.getByRole('link', { name: words.errors.onceOnly });
    expect(link).toHaveAttribute('href', `#${choice.id}`);
    await user.click(preset(75));
    expect(link).not.toBeInTheDocument();
    expect(choice).toBeChecked();
  });

  test('opens an email with the gift, and says that nothing has been charged', async () => {
    const form = show('email');
    fill(custom(), '12.50');
    await user.click(screen.getByRole('radio', { name: monthly }));
    introduce();
    await press();
    const { protocol, pathname, search } = new URL(
      jest.mocked(navigateTo).mock.lastCall?.[0] ?? '',
    );
    expect(protocol + pathname).toBe('mailto:gifts@charity.example');
    // As RFC 6068 says: a plus is a plus there.
    const [subject, body] = search.slice(1).split('&').map(decodeURIComponent);
    expect(subject).toBe(`subject=${words.mail.subject}`);
    expect(body?.split('\r\n')).toEqual([
      `body=${fillIn(words.mail.amount.monthly, { amount: '$12.50' })}`,
      '',
      words.mail.ask,
      '',
      'Ada Field',
      'ada+gifts@field.example',
    ]);

    const opened = screen.getByRole('heading', { name: words.opened.heading });
    const said = opened.closest<HTMLElement>('[role=status]') ?? form;
    const { phone, dial, address } = content.site.contact;
    expectLinks(said, [[fillIn(ways.call, { phone }), `tel:${dial}`]]);
    for (const line of addressLines(address)) expect(said).toHaveTextContent(line);

    fill(custom(), '');
    const time = aSecondOn();
    await press();
    time.mockRestore();
    expect(opened).not.toBeInTheDocument();
  });

  test('takes a second press for a slip, and a later one for another gift', async () => {
    show('stripe');
    await user.click(preset(20));
    introduce();
    await user.dblClick(screen.getByRole('button', { name: words.submit }));
    expect(navigateTo).toHaveBeenCalledTimes(1);
    const time = aSecondOn();
    await press();
    time.mockRestore();
    expect(navigateTo).toHaveBeenCalledTimes(2);
  });
});
