import { z } from 'zod';
import type { Media } from '../content/media';
import { dialled, withoutExtension } from '../contact/phone';
import { isSiteAddress } from '../text/web-address';
import { colors } from './colors';
import { address, email, group, list, text } from './fields';
import { logoIn } from './logo';
import { timeZone } from './time-zone';
import { messageDelivery } from './message-delivery';
import { givingSchema } from './giving';

const WANTED_ADDRESS = 'the address the site will have, written like https://www.example.org';

const WANTED_PHONE =
  'one phone number, written like (719) 555-0142, or with its country code, like +44 20 7946 0958';

/** The words of the links to the five pages that header and footer list. */
const links = group({ about: text, mission: text, events: text, programs: text, contact: text });

/** `content/site.yaml`: what is true of the whole site, and the words of header and footer. */
export const siteSchema = group({
  name: text,
  url: z.string({ error: WANTED_ADDRESS }).refine(isSiteAddress, { error: WANTED_ADDRESS }),
  tagline: text,
  colors,
  timeZone,
  contact: group({
    email,
    phone: text,
    dial: text.optional(),
    address,
    hours: list(group({ days: text, time: text }), 'row of opening hours'),
  }).transform(({ dial, ...contact }, { addIssue }) => {
    const number = dialled(contact.phone, contact.address.country);
    if (number === undefined) {
      addIssue({ code: 'custom', path: ['phone'], message: WANTED_PHONE });
      return z.NEVER;
    }
    const other = dial === undefined ? number : dialled(dial, contact.address.country);
    if (withoutExtension(other) === withoutExtension(number)) return { ...contact, dial: number };
    addIssue({
      code: 'custom',
      path: ['dial'],
      message: `the number that phone shows (${number}), or no line dial at all`,
    });
    return z.NEVER;
  }),
  writing: messageDelivery.optional(),
  giving: givingSchema.default({ provider: 'email' }),
  frame: group({
    skip: text,
    menu: text,
    mainNavigation: text,
    breadcrumb: text,
    home: text,
    donate: text,
    links: links,
  }),
  forms: group({ problem: text, error: text, wait: text, failed: text }),
  footer: group({
    linksHeading: text,
    links: links,
    contactHeading: text,
    supportHeading: text,
    supportText: text,
    support: text,
    rights: text,
  }),
});

/** The same with the logo, which lies in the media folder. */
export const siteIn = (media: Media) => siteSchema.extend({ logo: logoIn(media).optional() });

export type Site = z.infer<ReturnType<typeof siteIn>>;
