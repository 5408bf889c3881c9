import { z } from 'zod';
import {
  address,
  date,
  group,
  hour,
  oneOf,
  paragraphs,
  picture,
  price,
  text,
  time,
  webAddress,
} from './fields';

const statuses = ['scheduled', 'cancelled', 'postponed'] as const;

/** `content/events/<slug>.yaml`. Days and times are those of the place where the event is. */
export const eventSchema = group({
  title: text,
  summary: text,
  date,
  endDate: date.optional(),
  startTime: time.optional(),
  endTime: time.optional(),
  place: text,
  address: address.optional(),
  status: z.enum(statuses, { error: oneOf(statuses) }).default('scheduled'),
  updated: date.optional(),
  featured: z.enum(['yes', 'no'], { error: 'yes or no' }).optional(),
  registrationUrl: webAddress.optional(),
  scene: hour,
  picture: picture.optional(),
  about: paragraphs.optional(),
  audience: text.optional(),
  cost: text.optional(),
  price: price.optional(),
  performer: text.optional(),
  access: text.optional(),
  bring: text.optional(),
}).superRefine((event, { addIssue }) => {
  const { date: start, endDate: end = start, startTime, endTime } = event;
  if (end < start) {
    addIssue({ code: 'custom', path: ['endDate'], message: `a day that is not before ${start}` });
  }
  if (endTime !== undefined && startTime === undefined) {
    addIssue({
      code: 'custom',
      path: ['startTime'],
      message: 'the time at which the event starts, because it has an endTime',
    });
  } else if (endTime !== undefined && startTime !== undefined && end === start) {
    if (endTime <= startTime) {
      addIssue({
        code: 'custom',
        path: ['endTime'],
        message: `a time after ${startTime}, or an endDate if the event ends on another day`,
      });
    }
  }
});

/** The days and times of an event as content gives them. */
export type EventTimes = Pick<
  z.infer<typeof eventSchema>,
  'date' | 'endDate' | 'startTime' | 'endTime'
>;

export type CharityEvent = z.infer<typeof eventSchema> & {
  slug: string;
  /** The instant at which it begins, as ISO 8601 in UTC. */
  starts: string;
  /** The instant at which it is over, as ISO 8601 in UTC. */
  ends: string;
};
