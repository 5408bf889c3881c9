import { z } from 'zod';
import { isBlank } from '../forms/field-rules';
import { isWebAddress } from '../text/web-address';
import { holdsLookalike } from '../text/lookalikes';
import { addressAt, group, oneOf } from './fields';

const formspreeForm = addressAt(
  'the address that Formspree gave your form, written like https://formspree.io/f/abcdwxyz',
  ({ host, pathname }) => host === 'formspree.io' && /^\/(p\/\d+\/)?f\/\w+\/?$/.test(pathname),
);

const formsubmitForm = addressAt(
  'https://formsubmit.co/ and then your email address or the code for it',
  ({ host, pathname }) =>
    /^(www\.)?formsubmit\.co$/.test(host) && /^\/(?!ajax\/?$)(ajax\/)?(el\/)?[^/]+$/.test(pathname),
);

const basinForm = addressAt(
  'the address that Basin gave your form, written like https://usebasin.com/f/0123456789ab',
  ({ host, pathname }) => /^(www\.)?usebasin\.com$/.test(host) && /^\/f\/\w+\/?$/.test(pathname),
);

const WANTED_ENDPOINT =
  'the address that the form service gave you, which starts with https://, or a path of your own host, such as /send';

const anyForm = z
  .string({ error: WANTED_ENDPOINT })
  .refine((address) => isWebAddress(address) || isOwnPath(address), WANTED_ENDPOINT);

/** A place on the site itself; two slashes, or one that leans back, would lead to another host. */
function isOwnPath(address: string): boolean {
  return /^\/(?!\/)[^\s"<>\\^`{|}]*$/.test(address) && !holdsLookalike(address);
}

/** What the form asks visitors for; a hidden field of that name would take the place of their words. */
const ASKED = ['name', 'email', 'subject', 'message'];
const WANTED_NAME = `another name, since visitors fill in ${ASKED.join(', ')} themselves`;

/** What a service reads, not people: letter for letter, whatever signs it holds. */
const hidden = z
  .string({ error: 'words' })
  .refine((typed) => !isBlank(typed), 'words')
  .refine((typed) => !holdsLookalike(typed), 'what the service gave you, with plain spaces only');

/** Fields that a service wants beside what visitors write. */
function hiddenFields(wanted = 'indented lines, each with a name and a value') {
  return z.record(z.string(), hidden, { error: wanted }).superRefine((fields, { addIssue }) => {
    for (const name of Object.keys(fields)) {
      if (ASKED.includes(name)) addIssue({ code: 'custom', path: [name], message: WANTED_NAME });
      if (isBlank(name)) addIssue({ code: 'custom', path: [name], message: 'a name before it' });
    }
  });
}

const fields = hiddenFields().optional();

const WANTED_KEY = 'the key that Web3Forms sent you by email';

const services = [
  group({ service: z.literal('formspree'), endpoint: formspreeForm, fields }),
  group({
    service: z.literal('web3forms'),
    fields: hiddenFields(`an indented line “access_key: …” with ${WANTED_KEY}`).refine(
      (given) => 'access_key' in given,
      { path: ['access_key'], error: WANTED_KEY },
    ),
  }),
  group({ service: z.literal('formsubmit'), endpoint: formsubmitForm, fields }),
  group({ service: z.literal('basin'), endpoint: basinForm, fields }),
  group({
    service: z.literal('netlify'),
    fields: fields.refine((given) => !(given && 'form-name' in given), {
      path: ['form-name'],
      error: 'no such line, since the site gives the form its name',
    }),
  }),
  group({ service: z.literal('other'), endpoint: anyForm, fields }),
] as const;

const WANTED_SERVICE = oneOf(services.map(({ shape }) => shape.service.value));

/** How messages arrive, where not by email: the form service that they are posted to. */
export const messageDelivery = z.discriminatedUnion('service', services, {
  error: ({ input }) =>
    input instanceof Object ? WANTED_SERVICE : 'an indented line “service: …”',
});

export type MessageDelivery = z.infer<typeof messageDelivery>;
