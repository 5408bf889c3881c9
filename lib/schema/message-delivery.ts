import { z } from 'zod';
import { isBlank } from '../forms/field-rules';
import { HONEYPOT, MESSAGE_FIELDS } from '../message/message';
import { isHttpsUrl } from '../text/https-url';
import { holdsLookalike } from '../text/lookalikes';
import { exact, group, list, oneOf, serviceUrl } from './fields';

const formspreeForm = serviceUrl(
  'the address that Formspree gave your form, written like https://formspree.io/f/abcdwxyz',
  ({ host, pathname }) => host === 'formspree.io' && /^\/(p\/\d+\/)?f\/\w+\/?$/.test(pathname),
);

const formsubmitForm = serviceUrl(
  'https://formsubmit.co/ and then your email address or the code for it',
  ({ host, pathname }) =>
    /^(www\.)?formsubmit\.co$/.test(host) && /^\/(?!ajax\/?$)(ajax\/)?(el\/)?[^/]+$/.test(pathname),
);

const basinForm = serviceUrl(
  'the address that Basin gave your form, written like https://usebasin.com/f/0123456789ab',
  ({ host, pathname }) => /^(www\.)?usebasin\.com$/.test(host) && /^\/f\/\w+\/?$/.test(pathname),
);

const WANTED_ENDPOINT =
  'the address that the form service gave you, which starts with https://, or a path of your own host, such as /send';

const anyForm = exact(WANTED_ENDPOINT, (address) => isHttpsUrl(address) || isOwnPath(address));

/** A place on the site itself; two slashes, or one that leans back, would lead to another host. */
function isOwnPath(address: string): boolean {
  return /^\/(?!\/)[^\s"<>\\^`{|}]*$/.test(address) && !holdsLookalike(address);
}

/** A hidden field of such a name would take the place of what is typed, or of a part that browsers give each form. */
const TAKEN = [...MESSAGE_FIELDS, HONEYPOT, 'submit', 'method', 'elements'];
const WANTED_NAME = `another name than ${TAKEN.join(', ')}, which the form itself uses`;

/** What a service reads, not people: letter for letter, whatever signs it holds. */
const hidden = exact('words', (typed) => !isBlank(typed))
  .refine((typed) => !holdsLookalike(typed), 'what the service gave you, with plain spaces only')
  .describe('its value; anyone can read it, so never a password');

const hiddenField = group({
  name: exact('a name', (name) => !isBlank(name))
    .refine((name) => !TAKEN.includes(name), WANTED_NAME)
    .describe('what the service calls the field'),
  value: hidden,
});

type HiddenField = z.infer<typeof hiddenField>;

/** Fields that a service wants beside what visitors write: a list, which comes out as values by their names. */
function hiddenFields(wanted?: (fields: readonly HiddenField[]) => string | undefined) {
  return list(hiddenField, 'field')
    .superRefine((fields, { addIssue }) => {
      const isTwice = new Set(fields.map(({ name }) => name)).size < fields.length;
      const message = isTwice ? 'each name once' : wanted?.(fields);
      if (message) addIssue({ code: 'custom', message });
    })
    .transform((fields) => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
    .describe('what the service wants to know beside the message');
}

const fields = hiddenFields().optional();

const services = [
  group({ service: z.literal('formspree'), endpoint: formspreeForm, fields }),
  group({
    service: z.literal('web3forms'),
    fields: hiddenFields((given) =>
      given.some(({ name }) => name === 'access_key')
        ? undefined
        : 'a field named access_key, with the key that Web3Forms sent you by email',
    ),
  }),
  group({ service: z.literal('formsubmit'), endpoint: formsubmitForm, fields }),
  group({ service: z.literal('basin'), endpoint: basinForm, fields }),
  group({
    service: z.literal('netlify'),
    fields: hiddenFields((given) =>
      given.some(({ name }) => name === 'form-name')
        ? 'no form-name among them, since the site gives the form its name'
        : undefined,
    ).optional(),
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
