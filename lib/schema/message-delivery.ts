import { z } from 'zod';
import { isBlank } from '../forms/field-rules';
import { isWebAddress } from '../text/web-address';
import { holdsLookalike } from '../text/lookalikes';
import { group } from './fields';

const WANTED_ENDPOINT =
  'the address that the form service gave you, which starts with https://, or /contact/ on Netlify';

/** A place on the site itself; two slashes, or one that leans back, would lead to another host. */
function isOwnPath(address: string): boolean {
  return /^\/(?!\/)[^\s"<>\\^`{|}]*$/.test(address) && !holdsLookalike(address);
}

/** FormSubmit's other address answers with a page for people, which says nothing of the message. */
const FORMSUBMIT_PAGE = /^https:\/\/(www\.)?formsubmit\.co\/(?!ajax\/)/i;

/** What the form asks visitors for; a hidden field of that name would take the place of their words. */
const ASKED = ['name', 'email', 'subject', 'message'];
const WANTED_NAME = `another name, since visitors fill in ${ASKED.join(', ')} themselves`;

/** What a service reads, not people: letter for letter, whatever signs it holds. */
const hidden = z
  .string({ error: 'words' })
  .refine((typed) => !isBlank(typed), 'words')
  .refine((typed) => !holdsLookalike(typed), 'what the service gave you, with plain spaces only');

/** How messages arrive, where not by email: the form service that they are posted to. */
export const messageDelivery = group({
  endpoint: z
    .string({ error: WANTED_ENDPOINT })
    .refine((address) => isWebAddress(address) || isOwnPath(address), {
      error: WANTED_ENDPOINT,
      abort: true,
    })
    .refine((address) => !FORMSUBMIT_PAGE.test(address), {
      error: 'https://formsubmit.co/ajax/ and then your email address or the code for it',
    }),
  /** Fields that the service wants beside what visitors write. */
  fields: z
    .record(z.string(), hidden, { error: 'indented lines, each with a name and a value' })
    .superRefine((fields, { addIssue }) => {
      for (const name of Object.keys(fields)) {
        if (ASKED.includes(name)) addIssue({ code: 'custom', path: [name], message: WANTED_NAME });
        if (isBlank(name)) addIssue({ code: 'custom', path: [name], message: 'a name before it' });
      }
    })
    .optional(),
});

export type MessageDelivery = z.infer<typeof messageDelivery>;
