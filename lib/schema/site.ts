import type { z } from 'zod';
import type { Media } from '../content/media';
import { LANDSCAPES } from '../look/land/landscape';
import type { RouteId } from '../site/routes';
import { isSiteUrl } from '../text/https-url';
import { announcement, newsletter, registration, social } from './charity-facts';
import { contactIn } from './contact';
import { choice, exact, group, label, sentence, text, title } from './fields';
import { givingIn } from './giving';
import { country, currency, language, type SiteLocale } from './locale';
import { colors, font, logoIn } from './look';
import { messageDelivery } from './message-delivery';
import { timeZone } from './time-zone';

const WANTED_ADDRESS = 'the address the site will have, written like https://www.example.org';

/** The words of the links to the five pages that header and footer list. */
const links = group({
  about: label.describe('the link to the page about you'),
  mission: label.describe('the link to the mission'),
  events: label.describe('the link to the events'),
  programs: label.describe('the link to the programs'),
  contact: label.describe('the link to the contact page'),
});

/** What a link to a file says: its title, its kind and its size. */
export const download = sentence('title', 'kind', 'size').describe(
  'what a link to a file to download says: its title, its kind and its size',
);

/** `content/site.yaml`: what is true of the whole site, and the words of header and footer. */
export const siteIn = (media: Media, locale: SiteLocale) =>
  group({
    name: title.describe('the name of the charity'),
    url: exact(WANTED_ADDRESS, isSiteUrl),
    tagline: text.describe('what you do, in a sentence'),
    colors,
    font,
    landscape: choice(LANDSCAPES).default('hills').describe('what the drawings show'),
    logo: logoIn(media).optional(),
    timeZone,
    language,
    currency,
    country,
    contact: contactIn(locale),
    registration: registration.optional(),
    social: social.optional(),
    newsletter: newsletter.optional(),
    announcement: announcement.optional(),
    writing: messageDelivery
      .optional()
      .describe('the form service that messages go through; without it they come by email'),
    giving: givingIn(locale.currency)
      .default({ provider: 'email' })
      .describe('where gifts are paid; without it, an email announces them'),
    frame: group({
      skip: text.describe('the link over the header to what the page says'),
      menu: text.describe('the button that opens the menu'),
      mainNavigation: text.describe('what screen readers call the links of the header'),
      breadcrumb: text.describe('what screen readers call the way to a page'),
      home: text.describe('the link to the home page'),
      donate: label.describe('the button to give'),
      links,
    }).describe('the words of the header'),
    forms: group({
      problem: text.describe('the heading above what is wrong in a form'),
      error: sentence('title').describe('the title of the browser’s tab then'),
      wait: text.describe('what a form says while its code comes'),
      failed: text.describe('what it says if its code doesn’t come'),
    }).describe('words of both forms'),
    download,
    footer: group({
      linksHeading: text.describe('the heading above the links'),
      links,
      contactHeading: text.describe('the heading above address and phone'),
      supportHeading: text.describe('the heading above the button to give'),
      supportText: text.describe('the words above it'),
      support: label.describe('the button to give'),
      copyright: sentence('year').describe('the line with the year'),
      rights: text.describe('what follows it'),
    }).describe('the words of the footer'),
  });

/** The settings and words of the file. */
export type SiteFile = z.infer<ReturnType<typeof siteIn>>;

/** A page that header or footer lists. */
export interface NavLink {
  path: string;
  label: string;
}

/** Which of the main pages the site has, and what its frame lists. */
export interface Nav {
  main: readonly RouteId[];
  header: readonly NavLink[];
  footer: readonly NavLink[];
}

/** The same, and what follows from the pages that content has. */
export type Site = SiteFile & { nav: Nav };
