import { z } from 'zod';
import { socialNetworkAt } from '../contact/social-networks';
import { isWebAddress } from '../text/web-address';
import { date } from './dates';
import { group, list, oneOf, text, webAddress } from './fields';
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
  lines: list(text, 'sentence'),
  taxID: text.optional(),
  status: z.enum(statuses, { error: oneOf(statuses) }).optional(),
});

/** Where else the charity is, each place by its name, which well-known ones needn't say. */
export const social = list(
  group({ link: webAddress, name: text.optional() }).transform(
    ({ link: address, name = socialNetworkAt(address) }, { addIssue }) => {
      if (name !== undefined) return { link: address, name };
      addIssue({
        code: 'custom',
        path: ['name'],
        message: 'the name of the place, such as Mastodon, which its address doesn’t say',
      });
      return z.NEVER;
    },
  ),
  'place',
);

/** How people sign up for news: on another page, or by a form that posts their address there. */
export const newsletter = group({
  heading: text,
  text: text.optional(),
  button: text,
  link,
  form: group({ field: text, label: text }).optional(),
}).superRefine(({ link: address, form }, { addIssue }) => {
  if (!form || isWebAddress(address)) return;
  const message = 'the web address that the form is posted to, which starts with https://';
  addIssue({ code: 'custom', path: ['link'], message });
});

/** A line above the header, until the end of a day. */
export const announcement = group({ text, link: link.optional(), until: date });
