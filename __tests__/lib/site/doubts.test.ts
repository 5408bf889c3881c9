import { getContent } from '@/lib/content';
import { unmetColors } from '@/lib/look/unmet-colors';
import { doubtsOf } from '@/lib/site/doubts';

const announcement = { text: 'Closed today', until: '2031-01-02' };
const site = { ...getContent().site, timeZone: 'America/Denver', announcement };

test('says once its last day is over that nobody sees the announcement', () => {
  expect(doubtsOf(site, new Date('2031-01-03T06:59:59Z'))).toEqual([]);
  expect(doubtsOf(site, new Date('2031-01-03T07:00:00Z'))).toEqual([
    'content/site.yaml, announcement.until: found “2031-01-02”; wanted a day that isn’t over. Nobody sees the announcement.',
  ]);
});

test('says which color can’t be used as it was wished', () => {
  const colors = { brand: '#ffd500', accent: '#e63946' };
  const doubts = doubtsOf({ ...site, colors, announcement: undefined }, new Date());
  expect(doubts).toEqual(unmetColors(colors));
});
