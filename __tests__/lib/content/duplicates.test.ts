import { issuesIn, PICNIC, PROGRAM, type ContentCopy } from './broken-content';

const ORDINARY = PICNIC.replace('featured: yes\n', '');

test('finds an event that was copied and not edited', () => {
  expect(issuesIn(({ write }) => write('events/picnic-copy.yaml', ORDINARY))).toEqual([
    'content/events/picnic.yaml, line 1: title: found the same as in content/events/picnic-copy.yaml; wanted another title or another day',
  ]);
});

test('takes the same title on another day', () => {
  const next = ORDINARY.replace('2024-06-01', '2025-06-01');
  expect(issuesIn(({ write }) => write('events/picnic-2025.yaml', next))).toEqual([]);
});

test('takes another title on the same day', () => {
  const other = ORDINARY.replace('Summer Picnic', 'Bake Sale');
  expect(issuesIn(({ write }) => write('events/bake-sale.yaml', other))).toEqual([]);
});

test('finds a second featured event', () => {
  const other = PICNIC.replace('Summer', 'Winter');
  expect(issuesIn(({ write }) => write('events/winter.yaml', other))).toEqual([
    'content/events/winter.yaml, line 7: featured: found the same as in content/events/picnic.yaml; wanted one featured event at the most',
  ]);
});

test('finds a copy whose title differs only in capitals and spaces', () => {
  const copy = ORDINARY.replace('Summer Picnic', 'summer picnic ');
  expect(issuesIn(({ write }) => write('events/picnic-copy.yaml', copy))).toHaveLength(1);
});

test('finds a program that was copied and not edited', () => {
  const copy = ({ read, write }: ContentCopy) => write('programs/lifts.yaml', read(PROGRAM));
  expect(issuesIn(copy)).toEqual([
    'content/programs/rides.yaml, line 1: title: found the same as in content/programs/lifts.yaml; wanted another title',
  ]);
});
