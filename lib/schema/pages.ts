import type { z } from 'zod';
import {
  dayOfChange,
  group,
  timeOfDay,
  icon,
  list,
  listOfUpTo,
  passage,
  text,
  amount,
  sentence,
} from './fields';
import type { PictureSchema } from './picture';
import { paragraphs } from './prose';

/** What every page has: the words for the browser's tab and for search engines, and its last change. */
const head = { title: text, description: text, updated: dayOfChange.optional() };
/** The opening of every page but home. */
const opening = { heading: text, lead: text };
const figures = listOfUpTo(12, group({ figure: text, label: text }), 'number');
/** A closing call with a button to give and a button to take part. */
const call = group({ heading: text, text, donate: text, involve: text });

const home = group({
  ...head,
  hero: group({ heading: text, button: text }),
  impact: group({ heading: text, numbers: figures }).optional(),
  mission: group({ heading: text, link: text }).optional(),
  gifts: group({ heading: text, text, link: text }).optional(),
  change: group({
    heading: text,
    text,
    cards: listOfUpTo(12, group({ icon, title: text, text }), 'card'),
  }).optional(),
  events: group({ heading: text, button: text }).optional(),
  call: call.optional(),
});

const about = (picture: PictureSchema) =>
  group({
    ...head,
    ...opening,
    introduction: group({ heading: text, paragraphs }).optional(),
    story: group({
      heading: text,
      steps: list(group({ year: text, title: text, text }), 'step'),
    }).optional(),
    values: group({
      heading: text,
      items: listOfUpTo(12, group({ icon, title: text, text }), 'value'),
    }).optional(),
    team: group({
      heading: text,
      text,
      people: list(
        group({ name: text.optional(), role: text, text, picture: picture.optional() }),
        'person',
      ),
    }).optional(),
    call: call.optional(),
  });

const mission = (picture: PictureSchema) =>
  group({
    ...head,
    ...opening,
    statement: group({ heading: text, text, more: text.optional() }),
    goals: group({
      heading: text,
      text,
      items: listOfUpTo(12, group({ title: text, text }), 'goal'),
    }).optional(),
    areas: group({
      heading: text,
      items: listOfUpTo(
        12,
        group({ title: text, text, scene: timeOfDay, picture: picture.optional() }),
        'area',
      ),
    }).optional(),
    call: call.optional(),
  });

const events = group({
  ...head,
  ...opening,
  featured: group({ heading: text, register: text }),
  more: group({ heading: text, learn: text }),
  status: group({
    underWay: text,
    past: sentence('date'),
    moved: sentence('date'),
    cancelled: text,
    postponed: text,
    daily: sentence('hours'),
    dayAndTime: sentence('day', 'time'),
  }),
  detail: group({
    facts: text,
    about: text,
    audience: text,
    cost: text,
    performer: text,
    access: text,
    bring: text,
    register: text,
    directions: text,
    share: group({ share: text, copy: text, copied: text, address: sentence('address') }),
    all: text,
    next: group({ heading: text, text, button: text }),
  }),
  none: group({ heading: text, text, button: text }),
  follow: group({
    heading: text,
    text,
    button: text,
    others: text,
    address: sentence('address'),
    ways: list(text, 'sentence'),
  }).optional(),
  calendar: group({
    add: text,
    name: text,
    cancelled: sentence('title'),
    postponed: sentence('title'),
  }),
  host: group({ heading: text, text, button: text }).optional(),
});

const programs = group({
  ...head,
  ...opening,
  list: group({ heading: text, learn: text }),
  impact: group({ heading: text, numbers: figures }).optional(),
  call: group({
    heading: text,
    text,
    volunteer: text,
    subject: sentence('title'),
    donate: text,
  }).optional(),
  detail: group({
    who: text,
    help: passage,
    ask: text,
    volunteers: text,
    gift: text,
    all: text,
  }),
});

/** A sentence for a single gift, and one for a gift of every month. */
const often = (...names: string[]) =>
  group({ once: sentence(...names), monthly: sentence(...names) });
/** The same for a gift whose amount is known, and for one whose amount is said later. */
const amountOrOpen = { amount: often('amount'), open: often() };

const giving = group({ icon, title: text, text, button: text });

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

const contact = group({
  ...head,
  ...opening,
  form: group({
    heading: text,
    needed: text,
    name: text,
    email: text,
    subject: text,
    message: text,
    submit: text,
    note: text,
    serviceNote: text,
    missing: group({ name: text, email: text, subject: text, message: text }),
    wrongEmail: text,
    sending: text,
    sent: passage,
    opened: passage,
    failed: passage,
    unsure: passage,
    trapped: passage,
    trap: text,
    tooLong: passage,
    copy: text,
    copied: text,
    writeTo: sentence('email'),
    call: sentence('phone'),
  }),
  details: group({
    heading: text,
    phone: text,
    email: text,
    address: text,
    hours: text,
  }),
  map: group({ heading: text, placeholder: text, directions: text }).optional(),
  faq: group({
    heading: text,
    questions: list(group({ question: text, answer: paragraphs }), 'question'),
  }).optional(),
});

const notFound = group({ ...head, heading: text, lead: text, home: text, contact: text });

/** `content/pages/*.yaml`, by the name of the file; a page without one is left out of the site. */
export const pagesSchema = (picture: PictureSchema) =>
  group({
    home,
    about: about(picture).optional(),
    mission: mission(picture).optional(),
    events: events.optional(),
    programs: programs.optional(),
    donation: donation.optional(),
    contact: contact.optional(),
    'not-found': notFound,
  });

type Given = z.infer<ReturnType<typeof pagesSchema>>;

/** The words of all pages that the site has. */
export type SomePages = Given;

/** The words of each page, as they are where it is. */
export type Pages = Required<Given>;
