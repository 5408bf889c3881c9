import { ICalEventRepeatingFreq, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { daysOf, endOf, startOf } from './moments';
import type { CharityEvent } from '../schema/event';

const DAY = 86_400_000;

/**
 * An event that lasts all day has days, the last one exclusive, and leaves people free. Any other has
 * instants; where its hours are those of every day, they repeat, and a day on which clocks have
 * moved takes the place of the one that is reckoned in UTC.
 */
export function timesOf(event: CharityEvent, timeZone: string): ICalEventData[] {
  const { date, endDate = date, startTime } = event;
  if (startTime === undefined) {
    const end = new Date(Date.parse(endDate) + DAY);
    const transparency = ICalEventTransparency.TRANSPARENT;
    return [{ start: new Date(date), end, allDay: true, transparency }];
  }
  const days = daysOf(event).map((day) => ({
    start: new Date(startOf(day, timeZone)),
    end: new Date(endOf(day, timeZone)),
  }));
  const [first, ...others] = days;
  if (!first || others.length === 0) return days;
  const repeating = { freq: ICalEventRepeatingFreq.DAILY, count: days.length };
  const moved = others.flatMap(({ start, end }, i) => {
    const ahead = (i + 1) * DAY;
    const reckoned = new Date(first.start.getTime() + ahead);
    const isThere = +start === +reckoned && +end === first.end.getTime() + ahead;
    return isThere ? [] : [{ start, end, recurrenceId: reckoned }];
  });
  return [{ ...first, repeating }, ...moved];
}
