import {
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  type ICalEventData,
  type ICalRepeatingOptions,
} from 'ical-generator';
import { daysOf, endOf, startOf } from './moments';
import type { CharityEvent } from '../schema/event';
import type { EventTimes } from '../schema/event-times';

const DAY = 86_400_000;

/**
 * An event that lasts all day has days, the last one exclusive, and leaves people free. Any other has
 * instants. Where its hours are those of every day, or of a day in some weeks, they repeat from day to day
 * or from week to week, without those on which it isn't, and a day on which clocks have moved takes the
 * place of the one that is reckoned in UTC.
 */
export function timesOf(event: CharityEvent, timeZone: string): ICalEventData[] {
  const days = daysOf(event).map((day) => boundsOf(day, timeZone));
  const [first, ...others] = days;
  if (!first || others.length === 0) return days;
  const step = event.repeats ? 7 * DAY : DAY;
  const timeAt = (i: number) => new Date(+first.start + i * step);
  const stepsTo = (start: Date) => Math.round((+start - +first.start) / step);
  const moved = others.flatMap((day) => {
    const recurrenceId = timeAt(stepsTo(day.start));
    const ahead = +recurrenceId - +first.start;
    const isThere = +day.start === +recurrenceId && +day.end === +first.end + ahead;
    return isThere ? [] : [{ ...day, recurrenceId }];
  });
  const there = days.map(({ start }) => stepsTo(start));
  const count = (there.at(-1) ?? 0) + 1;
  const exclude = Array.from({ length: count }, (_, i) => i).filter((i) => !there.includes(i));
  const repeating: ICalRepeatingOptions = {
    freq: event.repeats ? ICalEventRepeatingFreq.WEEKLY : ICalEventRepeatingFreq.DAILY,
    count,
    ...(exclude.length > 0 && { exclude: exclude.map(timeAt) }),
  };
  return [{ ...first, repeating }, ...moved];
}

function boundsOf(day: EventTimes, timeZone: string) {
  const { date, endDate = date, startTime } = day;
  if (startTime !== undefined) {
    return { start: new Date(startOf(day, timeZone)), end: new Date(endOf(day, timeZone)) };
  }
  const end = new Date(Date.parse(endDate) + DAY);
  const transparency = ICalEventTransparency.TRANSPARENT;
  return { start: new Date(date), end, allDay: true, transparency };
}
