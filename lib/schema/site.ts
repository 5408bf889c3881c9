import { z } from 'zod';
import type { Media } from '../content/media';
import type { Nav } from '../site/nav';
import { isSiteAddress } from '../text/web-address';
import { colors } from './colors';
import { contactIn } from './contact';
import { group, oneOf, sentence, text } from './fields';
import { font } from './font';
import { country, currency, language, type Home } from './locale';
import { logoIn } from './logo';
import { LANDSCAPES } from '../look/land/landscape';
import { announcement, newsletter, registration, social } from './charity-facts';
import { timeZone } from './time-zone';
import { messageDelivery } from './message-delivery';
import { givingIn } from './giving';

const WANTED_ADDRESS = 'the address the site will have, written like https://www.example.org';

/** The words of the links to the five pages that header and footer list. */
const links = group({ about: text, mission: text, events: text, programs: text, contact: text });

/** `content/site.yaml`: what is true of the whole site, and the words of header and footer. */
export const siteIn = (media: Media, home: Home) =>
  group({
    name: text,
    url: z.string({ error: WANTED_ADDRESS }).refine(isSiteAddress, { error: WANTED_ADDRESS }),
    tagline: text,
    colors,
    font,
    landscape: z.enum(LANDSCAPES, { error: oneOf(LANDSCAPES) }).default('hills'),
    logo: logoIn(media).optional(),
    timeZone,
    language,
    currency,
    country,
    contact: contactIn(home),
    registration: registration.optional(),
    social: social.optional(),
    newsletter: newsletter.optional(),
    announcement: announcement.optional(),
    writing: messageDelivery.optional(),
    giving: givingIn(home.currency).default({ provider: 'email' }),
    frame: group({
      skip: text,
      menu: text,
      mainNavigation: text,
      breadcrumb: text,
      home: text,
      donate: text,
      links: links,
    }),
    forms: group({ problem: text, error: sentence('title'), wait: text, failed: text }),
    footer: group({
      linksHeading: text,
      links: links,
      contactHeading: text,
      supportHeading: text,
      supportText: text,
      support: text,
      copyright: sentence('year'),
      rights: text,
    }),
  });

/** The settings and words of the file. */
export type SiteFile = z.infer<ReturnType<typeof siteIn>>;

/** The same, and what follows from the pages that content has. */
export type Site = SiteFile & { nav: Nav };
