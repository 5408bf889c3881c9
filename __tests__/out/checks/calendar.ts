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
for (const { slug, title, status } of content.events) {
  describe(slug, () => {
    const { address, document } = pageOf(site, fileOf(detailPath('events', slug)));

    test('can be put into a calendar from its page, if it will be', () => {
      const links = [...document.querySelectorAll('a[href$=".ics"]')];
      const leads = links.map((link) => new URL(link.getAttribute('href') ?? '', address).pathname);
      const path = site.base + calendarPath(slug).slice(1);
      expect(leads).toEqual(status === 'scheduled' ? [path] : []);
    });

    test('has a file of its own, which leads to its page', () => {
      const [event, ...others] = eventsOf(calendarPath(slug));
      expect(others.every((other) => other.isRecurrenceException())).toBe(true);
      expect(event?.summary).toContain(title);
      expect(event?.component.getFirstPropertyValue('url')).toBe(address.href);
    });
  });
}
