import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { calendarPath, detailPath } from '@/lib/site/routes';
import { builtSite, content, fileOf, pageOf } from '../site';

const site = builtSite();

/** The events of a calendar file that was exported. */
function eventsOf(path: string) {
  const text = readFileSync(join(site.folder, path), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return entries.map((entry) => new ICAL.Event(entry));
}

test('the feed holds every event once', () => {
  // A day that clocks have moved is an exception of its event.
  const entries = eventsOf(calendarPath()).filter((event) => !event.isRecurrenceException());
  const found = entries.map(({ uid }) => uid.split('@')[0]);
  expect(found).toEqual(content.events.map(({ slug, was: [oldest = slug] = [] }) => oldest));
});

// A charity may have no event just now, which describe.each refuses.
for (const {
  slug,
  title,
  date,
  startTime,
  starts,
  ends,
  status,
  hours,
  repeats,
} of content.events) {
  describe(slug, () => {
    const page = pageOf(site, fileOf(detailPath('events', slug)));
    const links = [...page.document.querySelectorAll<HTMLAnchorElement>('a[href$=".ics"]')];

    test('can be put into a calendar from its page, if it will be', () => {
      const leads = links.map((link) => new URL(link.getAttribute('href') ?? '', page.address));
      const path = site.base + calendarPath(slug).slice(1);
      expect(leads.map(({ pathname }) => pathname)).toEqual(status === 'scheduled' ? [path] : []);
    });

    test('stands there at the moment that its page says', () => {
      const [event, ...others] = eventsOf(calendarPath(slug));
      expect(others.every((other) => other.isRecurrenceException())).toBe(true);
      expect(event?.summary).toContain(title);
      if (startTime === undefined) expect(event?.startDate.toString()).toBe(date);
      else {
        expect(event?.startDate.toJSDate()).toEqual(new Date(starts));
        const isRecurring = hours === 'daily' || repeats !== undefined;
        expect(event?.isRecurring()).toBe(isRecurring);
        if (!isRecurring) expect(event?.endDate.toJSDate()).toEqual(new Date(ends));
      }
      const times = [...page.document.querySelectorAll('main time')];
      expect(times.some((time) => time.getAttribute('datetime')?.startsWith(date))).toBe(true);
      const url = event?.component.getFirstPropertyValue('url');
      expect(url).toBe(page.document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
    });
  });
}
