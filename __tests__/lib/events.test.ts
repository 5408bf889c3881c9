import { eventHours, featureOne } from '@/lib/events';
import type { CharityEvent } from '@/lib/schema/event';

function event(changes: Partial<CharityEvent> = {}): CharityEvent {
  return {
    slug: 'picnic',
    title: 'Picnic',
    summary: 'Bring a blanket.',
    date: '2024-06-01',
    place: 'City Park',
    scene: 'noon',
    status: 'scheduled',
    starts: '2024-06-01T06:00:00Z',
    ends: '2024-06-02T06:00:00Z',
    ...changes,
  };
}

describe('featureOne', () => {
  const [first, second, third] = [event(), event({ featured: 'yes' }), event()];

  test('takes the featured event out of the others, which keep their order', () => {
    const { featured, others } = featureOne([first, second, third]);
    expect(featured).toBe(second);
    expect(others).toHaveLength(2);
    expect(others[0]).toBe(first);
    expect(others[1]).toBe(third);
  });

  test('takes the first where none is featured', () => {
    const { featured, others } = featureOne([first, third]);
    expect(featured).toBe(first);
    expect(others).toHaveLength(1);
    expect(others[0]).toBe(third);
  });

  test('has nothing to feature where there is no event', () => {
    expect(featureOne([])).toEqual({ featured: undefined, others: [] });
  });
});

test.each([
  ['a start and an end', { startTime: '10:00', endTime: '14:00' }, '10:00 AM–2:00 PM'],
  ['an open end', { startTime: '18:00' }, '6:00 PM'],
  ['an end in the night', { startTime: '20:00', endTime: '02:00' }, '8:00 PM–2:00 AM'],
  ['no hours', {}, undefined],
])('writes the hours of an event with %s', (_what, changes, words) => {
  expect(eventHours(event(changes))).toBe(words);
});
