import { z } from 'zod';
import { socialNetworkAt } from '../contact/social-networks';
import { isHttpsUrl } from '../text/https-url';
import { date } from './dates';
import { choice, group, httpsUrl, label, list, text, title } from './fields';
import { link } from './prose';

/** What kind of charity it is before the law, as https://schema.org/NonprofitType names it. */
const statuses = [
  'Nonprofit501c3',
  'Nonprofit501c4',
  'Nonprofit501c5',
  'Nonprofit501c6',
  'Nonprofit501c7',
  'Nonprofit501c8',
  'Nonprofit501c10',
  'Nonprofit501c19',
  'CharitableIncorporatedOrganization',
  'LimitedByGuaranteeCharity',
  'UKTrust',
  'UnincorporatedAssociationCharity',
  'NonprofitANBI',
  'NonprofitSBBI',
  'DERegisteredAssociationCharity',
  'DEFoundationCharity',
  'DELimitedLiabilityCharity',
] as const;

/** What says that the charity is one, in words for people, and for search engines. */
export const registration = group({
  lines: list(text, 'sentence').describe('sentences for the footer and the donation page'),
  taxID: text.optional().describe('your tax number, for search engines'),
  status: choice(statuses)
    .optional()
    .describe('what kind of charity you are, as https://schema.org/NonprofitType names it'),
}).describe('what says that you are a charity');

/** Where else the charity is, each place by its name, which well-known ones needn't say. */
export const social = list(
  group({
    link: httpsUrl.describe('the address of your page there'),
    name: text.optional().describe('the name of the place; well-known ones needn’t say it'),
  }).transform(({ link: address, name = socialNetworkAt(address) }, { addIssue }) => {
    if (name !== undefined) return { link: address, name };
    addIssue({
      code: 'custom',
      path: ['name'],
      message: 'the name of the place, such as Mastodon, which its address doesn’t say',
    });
    return z.NEVER;
  }),
  'place',
).describe('where else people find you');

/** How people sign up for news: on another page, or by a form that posts their address there. */
export const newsletter = group({
  heading: title.describe('the heading above it'),
  text: text.optional().describe('what the newsletter is'),
  button: label.describe('what the button says'),
  link: link.describe('where people sign up, or where the form below posts their address'),
  form: group({
    field: text.describe('what the service calls the field for the address'),
    label: text.describe('what the field says'),
  })
    .optional()
    .describe('a field for an email address, if the service takes one'),
}).superRefine(({ link: address, form }, { addIssue }) => {
  if (!form || isHttpsUrl(address)) return;
  const message = 'the web address that the form is posted to, which starts with https://';
  addIssue({ code: 'custom', path: ['link'], message });
});

/** A line above the header, until the end of a day. */
export const announcement = group({
  text: text.describe('what the line says'),
  link: link.optional().describe('where it leads'),
  until: date.describe('the last day on which it is shown'),
}).describe('a line above the header');
