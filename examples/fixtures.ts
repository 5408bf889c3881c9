import { MODEL_COLORS } from '@/lib/look/model';
import type { Picture, RemotePicture } from '@/lib/look/pictures';
import type { CharityEvent } from '@/lib/schema/event';
import type { FreePage } from '@/lib/schema/free-page';

/** An event on one day with a start and an end, as content would give it. */
export const picnic = {
  slug: 'summer-picnic',
  title: 'Summer Picnic',
  summary: 'Bring a blanket and a friend.',
  date: '2030-06-01',
  startTime: '11:00',
  endTime: '15:30',
  place: 'Riverside Park',
  scene: 'noon',
  art: 'table',
  status: 'scheduled',
  starts: '2030-06-01T17:00:00Z',
  ends: '2030-06-01T21:30:00Z',
} satisfies CharityEvent;

/** An event that lasts all day: it has no hours. */
export const openDay = {
  slug: 'open-day',
  title: 'Open Day',
  summary: 'Every door is open.',
  date: '2030-07-04',
  place: 'Our office',
  scene: 'morning',
  art: 'house',
  status: 'scheduled',
  starts: '2030-07-04T06:00:00Z',
  ends: '2030-07-05T06:00:00Z',
} satisfies CharityEvent;

/** An event that comes back on Tuesdays, with one left out. */
export const storyHour = {
  slug: 'story-hour',
  title: 'Story Hour',
  summary: 'Books for the small ones.',
  date: '2030-02-19',
  startTime: '16:00',
  endTime: '17:00',
  repeats: { every: 'week', until: '2030-03-20', except: ['2030-03-12'] },
  place: 'Library',
  scene: 'noon',
  art: 'lanterns',
  status: 'scheduled',
  starts: '2030-02-19T23:00:00Z',
  ends: '2030-03-19T23:00:00Z',
  endsOfEach: [
    '2030-02-20T00:00:00Z',
    '2030-02-27T00:00:00Z',
    '2030-03-06T00:00:00Z',
    '2030-03-19T23:00:00Z',
  ],
} satisfies CharityEvent;

/** An event of which only the start is known. */
export const concert = {
  slug: 'winter-concert',
  title: 'Winter Concert',
  summary: 'Carols by candlelight.',
  date: '2030-12-20',
  startTime: '19:30',
  place: 'Old Mill',
  scene: 'night',
  art: 'music',
  status: 'scheduled',
  starts: '2030-12-21T02:30:00Z',
  ends: '2030-12-21T04:30:00Z',
} satisfies CharityEvent;

/** An event over several days, with a page of its own to register on. */
export const camp = {
  slug: 'youth-camp',
  title: 'Youth Camp',
  summary: 'Tents, trails and campfires.',
  date: '2030-08-30',
  endDate: '2030-09-02',
  startTime: '09:00',
  endTime: '12:00',
  hours: 'through',
  place: 'Pine Lake',
  registrationUrl: 'https://register.example/camp',
  scene: 'dawn',
  art: 'trees',
  status: 'scheduled',
  starts: '2030-08-30T15:00:00Z',
  ends: '2030-09-02T18:00:00Z',
} satisfies CharityEvent;

/** A picture as the content hands it over once its file has been measured. */
export const photo = {
  file: 'Garden day.jpg',
  alt: 'Two people plant a tree',
  dimensions: { width: 1600, height: 900, version: 'abc12345' },
} satisfies Picture;

/** One that is upright. */
export const poster = {
  ...photo,
  dimensions: { ...photo.dimensions, width: 800, height: 1200 },
} satisfies Picture;

/** A picture on another host. */
export const remotePhoto = {
  url: 'https://photos.example.org/a.jpg',
  alt: 'A garden',
} satisfies RemotePicture;

/** What is said of how an event stands, on a day on which none of these has begun. */
export const ahead = {
  status: {
    underWay: 'It is on.',
    past: 'This was on {date}.',
    cancelled: 'It will not be.',
    postponed: 'It will be later.',
    moved: 'It was to be on {date}.',
    daily: '{hours} every day',
    dayAndTime: '{day}, {time}',
    online: 'On the web',
    placeAndOnline: '{place} and on the web',
    repeats: {
      week: 'Each {weekday} up to {date}',
      twoWeeks: 'Each second {weekday} up to {date}',
      month: {
        first: 'First {weekday} up to {date}',
        second: 'Second {weekday} up to {date}',
        third: 'Third {weekday} up to {date}',
        fourth: 'Fourth {weekday} up to {date}',
        last: 'Last {weekday} up to {date}',
      },
    },
  },
  site: { language: 'en-US', timeZone: 'America/Denver', colors: MODEL_COLORS },
  now: new Date('2030-01-01T12:00:00Z'),
};

/** A page of the charity's own. */
export const helping: FreePage = {
  slug: 'helping',
  title: 'Helping',
  description: 'How to help.',
  heading: 'Lend a hand',
  lead: 'An hour is enough.',
  show: 'footer',
  scene: 'noon',
  sections: [],
};
