import { serviceName } from '@/lib/donation/giving';
import { newsletter, registration, social } from '@/lib/schema/charity-facts';
import { givingSchema } from '@/lib/schema/giving';
import { wantedIn } from './wanted';

test.each([
  ['https://www.facebook.com/us', 'Facebook'],
  ['https://instagram.com/us', 'Instagram'],
  ['https://mastodon.social/@us', 'Mastodon'],
  ['https://x.com/us', 'X'],
])('knows by its address what %s is', (link, name) => {
  expect(social.parse([{ link }])).toEqual([{ link, name }]);
});

test('asks for the name of a place that it doesn’t know', () => {
  const link = 'https://notx.com/us';
  expect(wantedIn(social, [{ link }])).toEqual([expect.stringContaining('the name of the place')]);
  expect(social.parse([{ link, name: 'Ours' }])).toEqual([{ link, name: 'Ours' }]);
});

test('says what kinds of charity search engines know', () => {
  expect(wantedIn(registration, { lines: ['A charity.'], status: '501c3' })).toEqual([
    expect.stringContaining('“Nonprofit501c3”, or another of Nonprofit501c3, '),
  ]);
});

test('posts a newsletter’s form to a web address alone', () => {
  const form = { field: 'EMAIL', label: 'Your email' };
  const words = { heading: 'News', button: 'Sign up' };
  expect(wantedIn(newsletter, { ...words, link: '/news/' })).toEqual([]);
  expect(wantedIn(newsletter, { ...words, link: '/news/', form })).toEqual([
    expect.stringContaining('the web address that the form'),
  ]);
});

test.each([
  ['https://www.zeffy.com/en-US/donation-form/x', 'Zeffy'],
  ['https://www.helloasso.com/associations/x', 'HelloAsso'],
  ['https://givebutter.com/x', 'Givebutter'],
])('knows whose page for gifts %s is', (link, name) => {
  const giving = givingSchema.parse({ provider: 'link', link });
  expect(giving.provider !== 'email' && serviceName(giving)).toBe(name);
});
