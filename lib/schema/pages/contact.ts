import { group, passage, sentence, text, title } from '../fields';
import type { PictureSchema } from '../picture';
import { heading, page, questions } from './parts';

/** Ways to reach the charity, and the form for a message. */
export const contact = (picture: PictureSchema) =>
  group({
    ...page(picture),
    form: group({
      heading: title.describe('the heading of the form'),
      needed: text.describe('what has to be filled in'),
      name: text.describe('the field for the name'),
      email: text.describe('the field for the email address'),
      subject: text.describe('the field for the subject'),
      message: text.describe('the field for the message'),
      submit: text.describe('the button of the form'),
      note: text.describe('what the button does, where it opens an email'),
      serviceNote: text.describe(
        'the same with a form service: which it is, and what you do with a message',
      ),
      missing: group({
        name: text.describe('where the name is missing'),
        email: text.describe('where the address is missing'),
        subject: text.describe('where the subject is missing'),
        message: text.describe('where the message is missing'),
      }),
      wrongEmail: text.describe('where the address is none'),
      sending: text.describe('what the page says while a message is sent'),
      sent: passage.describe('once it is sent'),
      opened: passage.describe('once the email is open'),
      failed: passage.describe('if it was not sent'),
      unsure: passage.describe('if nobody can tell'),
      trapped: passage.describe('if the field for robots was filled in'),
      trap: text.describe('the name of that field, which people don’t see'),
      tooLong: passage.describe('if it is too long for an email that a button opens'),
      copy: text.describe('the button that copies the message'),
      copied: text.describe('what it says then'),
      writeTo: sentence('email').describe('the link to write to you'),
      call: sentence('phone').describe('the link to call you'),
    }),
    details: group({
      heading,
      phone: text.describe('what stands above the phone number'),
      email: text.describe('what stands above the email address'),
      address: text.describe('what stands above the address'),
      hours: text.describe('what stands above the opening hours'),
    }),
    map: group({
      heading,
      placeholder: text.describe('what helps to find the door'),
      directions: text.describe('the link to a map'),
    }).optional(),
    faq: group({ heading, questions }).optional(),
  });
