import { ahead, picnic, storyHour } from '@/examples/fixtures';
import { dayInWords, endsAhead, nextOf, rhythmOf } from '@/lib/events/next';

const DENVER = 'America/Denver';
const words = ahead.status;
const next = (now: string) =>
  nextOf(storyHour, DENVER, new Date(now)).map(({ times, shown }) => [times.date, shown.hidden]);

test('holds the next times, of which the first is shown', () => {
  expect(next('2030-02-20T12:00:00Z')).toEqual([
    ['2030-02-26', false],
    ['2030-03-05', true],
    ['2030-03-19', true],
  ]);
});

test('shows each until it is over, and then the next', () => {
  const [first, second] = nextOf(storyHour, DENVER, ahead.now);
  const ends = [first, second].map((time) => Date.parse(time?.ends ?? ''));
  expect(first?.shown).toMatchObject({ 'data-to': ends[0] });
  expect(second?.shown).toMatchObject({ 'data-from': ends[0], 'data-to': ends[1] });
});

test('goes on showing the last', () => {
  expect(nextOf(storyHour, DENVER, ahead.now).at(-1)?.shown).toMatchObject({
    'data-to': undefined,
  });
  expect(next('2030-12-01T12:00:00Z')).toEqual([['2030-03-19', undefined]]);
});

test('holds no more than a page bears, and the end of all', () => {
  const long = { ...storyHour, repeats: { every: 'week', until: '2031-02-01' } } as const;
  expect(nextOf(long, DENVER, ahead.now)).toHaveLength(8);
  expect(nextOf(long, DENVER, ahead.now).at(-1)?.shown).toHaveProperty('data-to');
  const last = '2031-01-29T00:00:00Z';
  const ends: unknown = JSON.parse(endsAhead({ ...long, ends: last }, DENVER, ahead.now));
  expect(ends).toHaveLength(9);
  expect(ends).toContain(Date.parse(last));
});

test('is the event itself where it doesn’t come back', () => {
  expect(nextOf(picnic, DENVER, ahead.now)).toEqual([
    { times: picnic, ends: picnic.ends, shown: {} },
  ]);
  expect(endsAhead(picnic, DENVER, ahead.now)).toBe(`[${Date.parse(picnic.ends)}]`);
});

test.each([
  ['week', '2030-02-19', 'Each Tuesday up to March 19, 2030'],
  ['two weeks', '2030-02-19', 'Each second Tuesday up to March 19, 2030'],
  ['month', '2030-02-05', 'First Tuesday up to March 19, 2030'],
  ['month', '2030-01-29', 'Last Tuesday up to March 19, 2030'],
] as const)('says how it comes back each %s from %s', (every, date, sentence) => {
  const event = { date, repeats: { every, until: '2030-03-19' } };
  expect(rhythmOf(event, words.repeats, 'en-US')).toBe(sentence);
  expect(dayInWords(event, words, 'en-US')).toBe(sentence);
});

test('says the day of one that doesn’t', () => {
  expect(rhythmOf(picnic, words.repeats, 'en-US')).toBeUndefined();
  expect(dayInWords(picnic, words, 'en-US')).toBe('Saturday, June 1, 2030');
});
