import { group, label, list, sentence, text } from '../fields';
import type { PictureSchema } from '../picture';
import { below, heading, page } from './parts';

const rhythm = sentence('weekday', 'date');

const invitation = group({
  heading,
  text: below,
  button: label.describe('the button to write to you; the subject of the message, too'),
});

/** The list of events, and the words that the page of each event has in common. */
export const events = (picture: PictureSchema) =>
  group({
    ...page(picture),
    featured: group({
      heading,
      register: text.describe('the button to sign up'),
    }).describe('the event that stands first'),
    more: group({ heading, learn: text.describe('the link to the page of an event') }),
    further: group({
      heading: text.describe('the heading above the links to all pages'),
      title: sentence('number').describe('what the second page is called, and each after it'),
      text: sentence('number').describe('what stands below that, in search results, too'),
      previous: text.describe('the link to the page before'),
      next: text.describe('the link to the page after'),
    }).describe('where there are more events than a page has room for'),
    past: group({
      heading: text.describe('the heading above the links to all years'),
      title: sentence('year').describe('what the page of a year is called'),
      text: sentence('year').describe('what stands below that, in search results, too'),
      list: text.describe('the heading above its events'),
    }).describe('events that are over, by year, where no page has room for them'),
    status: group({
      underWay: text.describe('of an event that is on right now'),
      past: sentence('date').describe('of one that is over'),
      moved: sentence('date').describe('of one that was first to be on another day'),
      cancelled: text.describe('of one that is cancelled'),
      postponed: text.describe('of one whose new day isn’t known'),
      daily: sentence('hours').describe('hours that are the same each day'),
      dayAndTime: sentence('day', 'time').describe(
        'a day with a time, where there are several days',
      ),
      online: text.describe('where an event is that is only online'),
      placeAndOnline: sentence('place').describe('where one is that is both in a place and online'),
      repeats: group({
        week: rhythm.describe('of each week'),
        twoWeeks: rhythm.describe('of each second week'),
        month: group({
          first: rhythm.describe('of its first such weekday'),
          second: rhythm.describe('of its second'),
          third: rhythm.describe('of its third'),
          fourth: rhythm.describe('of its fourth'),
          last: rhythm.describe('of its last'),
        }).describe('of each month'),
      }).describe('on which days one comes back'),
    }).describe('what is said of an event'),
    detail: group({
      facts: text.describe('the heading above day and place'),
      about: text.describe('the heading above what to expect'),
      audience: text.describe('the heading above who it is for'),
      cost: text.describe('the heading above what it costs'),
      performer: text.describe('the heading above who plays or speaks'),
      access: text.describe('the heading above how to get in'),
      bring: text.describe('the heading above what to bring'),
      register: text.describe('the button to sign up'),
      directions: text.describe('the link to a map'),
      join: text.describe('the button to come to one that is online'),
      share: group({
        share: text.describe('the button that shares the page'),
        copy: text.describe('the button that copies its address'),
        copied: text.describe('what it says then'),
        address: sentence('address').describe('what stands there where no script runs'),
      }),
      all: text.describe('the link to all events'),
      next: invitation.describe('the call at the end'),
    }).describe('the page of one event'),
    none: group({
      ...invitation.shape,
      thanks: text.describe('what those are told who came to the last ones'),
    }).describe('what stands there while no event lies ahead'),
    follow: group({
      heading,
      text: below,
      button: label.describe('the button to follow all events'),
      others: text.describe('the calendars that the button doesn’t open'),
      address: sentence('address').describe('the address for those'),
      ways: list(text, 'sentence').describe('what to press in each of them'),
    }).optional(),
    calendar: group({
      add: text.describe('the link to the calendar file'),
      name: text.describe('what calendars call all events'),
      cancelled: sentence('title').describe('what they call one that is cancelled'),
      postponed: sentence('title').describe('what they call one that is put off'),
    }).describe('words for people’s own calendars'),
    host: invitation.optional().describe('an invitation to hold an event with you'),
  });
