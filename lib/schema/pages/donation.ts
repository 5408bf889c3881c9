import { amount } from '../amounts';
import { group, icon, list, sentence, text } from '../fields';
import { head, opening } from './parts';

/** A sentence for a single gift, and one for a gift of every month. */
const often = (...names: string[]) =>
  group({ once: sentence(...names), monthly: sentence(...names) });
/** The same for a gift whose amount is known, and for one whose amount is said later. */
const amountOrOpen = { amount: often('amount'), open: often() };

const giving = group({ icon, title: text, text, button: text });

/** Ways to give, the form for a gift and the page of thanks. */
export const donation = group({
  ...head,
  ...opening,
  options: group({ heading: text, once: giving, monthly: giving, corporate: giving }),
  form: group({
    heading: text,
    needed: text,
    amountLegend: text,
    presets: list(amount, 'amount').refine(
      (amounts) => new Set(amounts).size === amounts.length,
      'each amount once',
    ),
    least: amount,
    most: amount,
    customAmount: text,
    customHint: text,
    links: group({ note: text, ...amountOrOpen }),
    detailsLegend: text,
    firstName: text,
    lastName: text,
    email: text,
    submit: text,
    frequencyLegend: text,
    once: text,
    monthly: text,
    impact: sentence('amount', 'text'),
    otherImpact: sentence('amount'),
    note: text,
    summary: group({
      once: sentence('amount'),
      monthly: sentence('amount'),
      pay: sentence('service'),
      askedAgain: sentence('service'),
    }),
    mail: group({ subject: text, ...amountOrOpen, ask: text }),
    opened: group({ heading: text, text }),
    errors: group({
      amount: group({
        empty: text,
        format: text,
        tooSmall: sentence('least'),
        tooLarge: sentence('most'),
      }),
      onceOnly: text,
      firstName: text,
      lastName: text,
      email: group({ missing: text, wrong: text }),
    }),
  }),
  impact: group({
    heading: text,
    text,
    items: list(group({ amount, text }), 'amount'),
  }).optional(),
  ways: group({ heading: text, call: sentence('phone'), post: text }),
  thanks: group({ heading: text, text, home: text, contact: text }),
}).superRefine(({ form: { presets, least, most } }, { addIssue }) => {
  presets.forEach((preset, i) => {
    if (preset >= least && preset <= most) return;
    const message = `an amount from ${least} to ${most}, as least and most say`;
    addIssue({ code: 'custom', path: ['form', 'presets', i], message });
  });
});
