import type { CharityEvent } from '../schema/event';
import type { Site } from '../schema/site';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** Before any day on which content can have changed. */
const EPOCH = Date.parse('2000-01-01T00:00:00Z');

/** How an event stands, in the order in which that usually changes. */
const STANDINGS = ['scheduled', 'postponed', 'cancelled'] as const;

/**
 * Counts up with the changes of an event, in seconds: calendars leave an entry as it is if the file
 * that they are given has a lower SEQUENCE or an older DTSTAMP than what they hold. A build knows
 * neither what was published before nor, since the same content gives the same bytes, the time. So
 * this is made of what grows when an event changes as events do: to a later day, then from scheduled
 * over postponed to cancelled. A day earlier than that of `movedFrom`, too, counts as later. Above all
 * that stands `updated`, for other changes. Feeds are taken whole at each refresh, whatever it says.
 * SEQUENCE holds it until 2068. https://www.rfc-editor.org/rfc/rfc5545#section-3.8.7.4
 */
export function revisionOf({ date, movedFrom = date, status, updated = '' }: CharityEvent): number {
  const daysUntil = (day: string) => Math.max(0, (Date.parse(day) - EPOCH) / DAY || 0);
  const isEarlier = movedFrom > date;
  const steps = STANDINGS.indexOf(status) + (isEarlier ? STANDINGS.length : 0);
  const days = daysUntil(isEarlier ? movedFrom : date);
  return daysUntil(updated) * (DAY / SECOND) + days * 2 * STANDINGS.length + steps;
}

/** The time that stands for a revision, as calendars want one beside it. */
export function stampOf(revision: number): Date {
  return new Date(EPOCH + revision * SECOND);
}

/**
 * What stands for the charity where its entries must stay the same, or a calendar would hold them
 * twice: its name, which outlives addresses on the web, without what may be corrected in it.
 */
export function keyOf({ name }: Site): string {
  const letters =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return letters.join('-');
}
