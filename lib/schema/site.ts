import { z } from 'zod';
import { isSiteAddress } from '../web-address';
import { address, email, group, list, text } from './fields';
import { timeZone } from './time-zone';
import { writing } from './writing';
import { givingSchema } from './giving';

const WANTED_ADDRESS = 'the address the site will have, written like https://www.example.org';

/** The words of the links to the five pages that header and footer list. */
const links = group({ about: text, mission: text, events: text, programs: text, contact: text });

/** `content/site.yaml`: what is true of the whole site, and the words of header and footer. */
export const siteSchema = group({
  name: text,
  url: z.string({ error: WANTED_ADDRESS }).refine(isSiteAddress, { error: WANTED_ADDRESS }),
  tagline: text,
  timeZone,
  contact: group({
    email,
    phone: text,
    // The same number twice: as people read it, and as a phone dials it.
    dial: z.e164({
      abort: true,
      error: 'the number with its country code and no spaces, like +17195550142',
    }),
    address,
    hours: list(group({ days: text, time: text }), 'row of opening hours'),
  }).refine(({ phone, dial }) => dial.endsWith(phone.replace(/\D/g, '').replace(/^0+/, '')), {
    path: ['dial'],
    error: 'the number that phone shows, with its country code and no spaces',
  }),
  writing: writing.optional(),
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
  forms: group({ problem: text, error: text }),
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

export type Site = z.infer<typeof siteSchema>;
