import type { z } from 'zod';
import type { ArtName } from '../look/motifs/motifs';
import { isHttpsUrl } from '../text/https-url';
import { price } from './amounts';
import { date, dayOfChange } from './dates';
import { checkRepeats, checkTimes, skippedHoursCheck } from './event-checks';
import { eventTimes } from './event-times';
import {
  addressIn,
  art,
  choice,
  exact,
  group,
  httpsUrl,
  text,
  timeOfDay,
  title,
  was,
  type TimeOfDay,
} from './fields';
import type { SiteLocale } from './locale';
import type { PictureSchema } from './picture';
import { priceCheck } from './price-check';
import { paragraphs } from './prose';

const WANTED_ONLINE =
  'the web address to come to, which starts with https://, or yes if people get it in another way';

/** Where people come to on the web: an address for everybody, or `yes` where they get it once they have signed up. */
const online = exact(WANTED_ONLINE, (typed) => typed === 'yes' || isHttpsUrl(typed));

/** `content/events/<slug>.yaml`. Days and times are those of the place where the event is. */
export const eventSchema = (picture: PictureSchema, locale: SiteLocale) =>
  group({
    title: title.describe('its name'),
    summary: text.describe('one or two sentences'),
    ...eventTimes,
    movedFrom: date
      .optional()
      .describe(
        'the day it was first to be on, once it has another: the site and search engines say so',
      ),
    place: text.optional().describe('where it is; needed, unless it is only online'),
    online: online
      .optional()
      .describe('the web address to come to, or yes if people get it once they have signed up'),
    address: addressIn(locale.country).optional().describe('the address of the place'),
    status: choice(['scheduled', 'cancelled', 'postponed'])
      .default('scheduled')
      .describe('cancelled or postponed when it is'),
    updated: dayOfChange
      .optional()
      .describe('the day on which you changed what people should know, as 2024-04-20'),
    featured: choice(['yes', 'no'], 'yes or no')
      .optional()
      .describe('yes for the one event that is shown first and large'),
    registration: choice(['none'], 'none, or no such line')
      .optional()
      .describe('none if nobody has to sign up'),
    registrationUrl: httpsUrl
      .optional()
      .describe('the web address where people sign up; without it they are led to write to you'),
    scene: timeOfDay
      .optional()
      .describe('the hour of the drawn hills; without it, that at which it begins'),
    art,
    picture: picture
      .optional()
      .describe('in place of the drawn hills; the page of the event shows all of it'),
    about: paragraphs.optional().describe('what to expect, in paragraphs'),
    audience: text.optional().describe('who it is for'),
    cost: text.optional().describe('what it costs'),
    price: price
      .optional()
      .describe(
        'the same as a whole number without a sign, for search engines; 0 if it is free; of several the lowest; leave it out if it has cents',
      ),
    performer: text.optional().describe('who plays or speaks'),
    access: text.optional().describe('how people get in and around, and what help there is'),
    bring: text.optional().describe('what to bring'),
    was,
  })
    .superRefine(checkTimes)
    .superRefine(checkRepeats)
    .superRefine(skippedHoursCheck(locale.timeZone))
    .superRefine(priceCheck(locale))
    .superRefine((event, { addIssue }) => {
      const { movedFrom, place } = event;
      const issue = (field: string, message: string) =>
        addIssue({ code: 'custom', path: [field], message });
      if (place === undefined && event.online === undefined) {
        issue('place', 'words, or a line online if it is only there');
      }
      if (place === undefined && event.address !== undefined) {
        issue('place', 'the name of the place, because there is an address');
      }
      if (movedFrom !== undefined && event.repeats) {
        issue('movedFrom', 'no such line, because it has many days');
      }
      if (movedFrom === event.date)
        issue('movedFrom', 'the day that it was first to be on, not that of date');
      if (event.registration !== undefined && event.registrationUrl !== undefined) {
        issue('registration', 'no such line, because there is a registrationUrl');
      }
    });

export type CharityEvent = z.infer<ReturnType<typeof eventSchema>> & {
  slug: string;
  art: ArtName;
  scene: TimeOfDay;
  /** The instant at which it begins, as ISO 8601 in UTC. */
  starts: string;
  /** The instant at which it is over, as ISO 8601 in UTC. */
  ends: string;
  /** The same for each of its times, where it comes back. */
  endsOfEach?: readonly string[];
};
