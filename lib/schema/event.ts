import { z } from 'zod';
import { checkTimes, eventTimes } from './event-times';
import type { Home } from './locale';
import { priceCheck } from './price-check';
import { price } from './amounts';
import { date, dayOfChange } from './dates';
import { addressIn, group, timeOfDay, oneOf, text, webAddress } from './fields';
import type { PictureSchema } from './picture';
import { paragraphs } from './prose';

const statuses = ['scheduled', 'cancelled', 'postponed'] as const;

/** `content/events/<slug>.yaml`. Days and times are those of the place where the event is. */
export const eventSchema = (picture: PictureSchema, home: Home) =>
  group({
    title: text,
    summary: text,
    ...eventTimes,
    movedFrom: date.optional(),
    place: text,
    address: addressIn(home.country).optional(),
    status: z.enum(statuses, { error: oneOf(statuses) }).default('scheduled'),
    updated: dayOfChange.optional(),
    featured: z.enum(['yes', 'no'], { error: 'yes or no' }).optional(),
    registration: z.enum(['none'], { error: 'none, or no such line' }).optional(),
    registrationUrl: webAddress.optional(),
    scene: timeOfDay,
    picture: picture.optional(),
    about: paragraphs.optional(),
    audience: text.optional(),
    cost: text.optional(),
    price: price.optional(),
    performer: text.optional(),
    access: text.optional(),
    bring: text.optional(),
  })
    .superRefine(checkTimes)
    .superRefine(priceCheck(home))
    .superRefine(({ date: day, movedFrom, registration, registrationUrl }, { addIssue }) => {
      const issue = (field: string, message: string) =>
        addIssue({ code: 'custom', path: [field], message });
      if (movedFrom === day)
        issue('movedFrom', 'the day that it was first to be on, not that of date');
      if (registration !== undefined && registrationUrl !== undefined) {
        issue('registration', 'no such line, because there is a registrationUrl');
      }
    });

export type CharityEvent = z.infer<ReturnType<typeof eventSchema>> & {
  slug: string;
  /** The instant at which it begins, as ISO 8601 in UTC. */
  starts: string;
  /** The instant at which it is over, as ISO 8601 in UTC. */
  ends: string;
};
