import { group, list, passage, sentence, text } from '../fields';
import { paragraphs } from '../prose';
import { head, opening } from './parts';

/** Ways to reach the charity, and the form for a message. */
export const contact = group({
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
