import type { EventTimes } from '../schema/event-times';
import type { Pages } from '../schema/pages';
import type { Site } from '../schema/site';
import { clockTime, clockTimes, dateFormat, longDates, monthDay } from '../text/dates';
import { fillIn } from '../text/placeholders';
import { localEnd, localStart, runsThrough } from './moments';

/** How the site writes hours: its language, its zone (an IANA name), and a day with an hour of it. */
type Writing = Pick<Site, 'language' | 'timeZone'> & Pick<Pages['events']['status'], 'dayAndTime'>;

/** The hours of an event, and what stands between them. */
interface Hours<Hour> {
  hours: Hour[];
  dash: string;
}

/** A time of day, in words and for machines. */
interface Moment {
  words: string;
  /** ISO 8601: with the offset of that day, or the hour alone where it is that of every day. */
  iso: string;
}

/** The hours of an event in words, such as 6:00–10:00 PM; nothing for one that lasts all day. */
export function eventHours(event: EventTimes, writing: Writing): string {
  const { hours, dash } = wordsOf(event, writing);
  return hours.join(dash);
}

/**
 * The hours of an event, with the zone as people name it on that day: 6:00, 10:00 PM MDT. Nothing
 * for one that lasts all day.
 */
export function hoursInZone(event: EventTimes, writing: Writing): Hours<Moment> {
  const { timeZone } = writing;
  const start = localStart(event, timeZone);
  const end = localEnd(event, timeZone) ?? start;
  const isDaily = event.hours === 'daily' || event.repeats !== undefined;
  const nameAt = (iso: string, length?: 'shortGeneric') => zoneName(iso, writing, length);
  const isSame = nameAt(start) === nameAt(end);
  // Where clocks change in between, each end has its own, unless the hours are those of every day.
  const zone = isSame ? nameAt(start) : isDaily ? nameAt(start, 'shortGeneric') : undefined;
  const { hours, dash } = wordsOf(event, writing, zone !== undefined);
  const moments = hours.map((words, i) => {
    const iso = i === 0 ? start : end;
    const isNamed = zone === undefined || i === hours.length - 1;
    return {
      words: isNamed ? `${words} ${zone ?? nameAt(iso)}` : words,
      iso: isDaily ? iso.slice(11, 16) : iso,
    };
  });
  return { hours: moments, dash };
}

/** The first and the last hour, each with its day where they are of several; no last one that content doesn't give. */
function wordsOf(event: EventTimes, writing: Writing, brief = true): Hours<string> {
  const { language, dayAndTime } = writing;
  const { date, endDate = date, startTime, endTime } = event;
  if (startTime === undefined) return { hours: [], dash: '' };
  const time = clockTime(startTime, language);
  if (endTime === undefined) return { hours: [time], dash: '' };
  const lastTime = clockTime(endTime, language);
  if (runsThrough(event)) {
    const on = (day: string, hour: string) =>
      fillIn(dayAndTime, { day: monthDay(day, language), time: hour });
    const { dash } = longDates(date, endDate, language);
    return { hours: [on(date, time), on(endDate, lastTime)], dash };
  }
  const { start, dash, end } = clockTimes(startTime, endTime, language);
  return { hours: brief ? [start, end] : [time, lastTime], dash };
}

function zoneName(iso: string, { language, timeZone }: Writing, length?: 'shortGeneric') {
  const options = { timeZone, timeZoneName: length ?? 'short' } as const;
  const parts = dateFormat(language, options).formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
