import { amount } from '../amounts';
import { group, icon, label, list, passage, sentence, text, title } from '../fields';
import type { PictureSchema } from '../picture';
import { below, heading, page } from './parts';

/** A sentence for a single gift, and one for a gift of every month. */
const often = (...names: string[]) =>
  group({
    once: sentence(...names).describe('for a single gift'),
    monthly: sentence(...names).describe('for a gift of every month'),
  });
/** The same for a gift whose amount is known, and for one whose amount is said later. */
const amountOrOpen = {
  amount: often('amount').describe('where the amount is known'),
  open: often().describe('where the amount is said later'),
};

const giving = group({
  icon,
  title: title.describe('the name of the way'),
  text: text.describe('what it is'),
  button: label.describe('its button'),
});

/** The amounts to choose from. */
export const presets = list(amount, 'amount')
  .refine((amounts) => new Set(amounts).size === amounts.length, 'each amount once')
  .describe('the amounts to choose from, as whole numbers without a sign');

/** Ways to give, the form for a gift and the page of thanks. */
export const donation = (picture: PictureSchema) =>
  group({
    ...page(picture),
    options: group({ heading, once: giving, monthly: giving, corporate: giving }).describe(
      'the ways to give',
    ),
    form: group({
      heading: title.describe('the heading of the form'),
      needed: text.describe('what has to be filled in'),
      amountLegend: text.describe('the question for the amount'),
      presets,
      least: amount.describe('the smallest gift that the form takes'),
      most: amount.describe('the largest'),
      customAmount: text.describe('the field for another amount'),
      customHint: text.describe('what is said below it'),
      links: group({
        note: text.describe('what the links do, where gifts are announced by email'),
        ...amountOrOpen,
      }).describe('links that stand there where the form can’t run'),
      detailsLegend: text.describe('the heading above name and email'),
      firstName: text.describe('the field for the first name'),
      lastName: text.describe('the field for the last name'),
      email: text.describe('the field for the email address'),
      submit: text.describe('the button of the form'),
      frequencyLegend: text.describe('the question how often'),
      once: text.describe('the choice of a single gift'),
      monthly: text.describe('the choice of a gift every month'),
      impact: sentence('amount', 'text').describe(
        'what a gift does; its {text} comes from the list impact below',
      ),
      otherImpact: sentence('amount').describe('what any other amount does'),
      note: text.describe('what the button does, where gifts are announced by email'),
      summary: group({
        once: sentence('amount').describe('a single gift'),
        monthly: sentence('amount').describe('a gift of every month'),
        pay: sentence('service').describe('where it is paid'),
        askedAgain: sentence('service').describe('that the service asks for the amount again'),
      }).describe('what the gift will be'),
      mail: group({
        subject: text.describe('its subject'),
        ...amountOrOpen,
        ask: text.describe('what it ends with'),
      }).describe('the email that announces a gift'),
      opened: passage.describe('what the page says once the email is open'),
      errors: group({
        amount: group({
          empty: text.describe('where no amount is chosen'),
          format: text.describe('where it can’t be read'),
          tooSmall: sentence('least').describe('where it is too small'),
          tooLarge: sentence('most').describe('where it is too large'),
        }),
        onceOnly: text.describe('where the amount can only be given once'),
        firstName: text.describe('where the first name is missing'),
        lastName: text.describe('where the last name is missing'),
        email: group({
          missing: text.describe('where the address is missing'),
          wrong: text.describe('where it is none'),
        }),
      }).describe('what is wrong in the form'),
    }),
    impact: group({
      heading,
      text: below,
      items: list(
        group({ amount, text: text.describe('what such a gift does, as the end of a sentence') }),
        'amount',
      ),
    })
      .optional()
      .describe('what gifts do'),
    ways: group({
      heading,
      call: sentence('phone').describe('the link to call you'),
      post: text.describe('what stands above your address'),
    }).describe('other ways to give'),
    thanks: group({
      heading,
      text: below,
      home: text.describe('the link to the home page'),
      contact: text.describe('the link to the contact page'),
    }).describe('the page to come back to after paying; it must not say that a gift has arrived'),
  }).superRefine(({ form: { presets, least, most } }, { addIssue }) => {
    presets.forEach((preset, i) => {
      if (preset >= least && preset <= most) return;
      const message = `an amount from ${least} to ${most}, as least and most say`;
      addIssue({ code: 'custom', path: ['form', 'presets', i], message });
    });
  });
