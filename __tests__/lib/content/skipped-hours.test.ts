import { EVENT, issuesIn, PICNIC } from './broken-content';

/** What is said of the one event, in Denver, where clocks skip 2:00 to 3:00 on March 10, 2024. */
function issuesWith(...fields: string[]): string[] {
  const dateless = PICNIC.replace(/^(date|startTime|endTime): .*\n/gm, '');
  return issuesIn(({ replace, write }) => {
    replace('site.yaml', 'timeZone', 'timeZone: America/Denver');
    write(EVENT, [...fields, dateless].join('\n'));
  });
}

const skipped = (line: number, field: string, hour: string) =>
  `content/${EVENT}, line ${line}: ${field}: found “${hour}”; wanted an hour that 2024-03-10 has: clocks go forward then and skip it`;

test.each([
  [
    'a start',
    ['date: 2024-03-10', 'startTime: 02:30', 'endTime: 05:00'],
    [skipped(2, 'startTime', '02:30')],
  ],
  [
    'an end',
    ['date: 2024-03-09', 'startTime: 20:00', 'endDate: 2024-03-10', 'endTime: 02:00'],
    [skipped(4, 'endTime', '02:00')],
  ],
  [
    'the end of one night of several',
    [
      'date: 2024-03-08',
      'startTime: 20:00',
      'endDate: 2024-03-12',
      'endTime: 02:45',
      'hours: daily',
    ],
    [skipped(4, 'endTime', '02:45')],
  ],
])('finds %s in the hour that clocks skip', (_what, fields, found) => {
  expect(issuesWith(...fields)).toEqual(found);
});

test.each([
  ['before it', ['date: 2024-03-10', 'startTime: 01:59', 'endTime: 03:00']],
  ['on another day', ['date: 2024-03-11', 'startTime: 02:30', 'endTime: 05:00']],
  ['that clocks run twice', ['date: 2024-11-03', 'startTime: 01:30', 'endTime: 05:00']],
])('takes an hour %s', (_what, fields) => expect(issuesWith(...fields)).toEqual([]));
