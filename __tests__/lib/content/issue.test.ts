import { ContentError, describeIssue, shown } from '@/lib/content/issue';

test.each([
  ['text', 'Hall', '“Hall”'],
  ['a number', 25, '“25”'],
  ['an empty text', '', 'nothing'],
  ['no value', null, 'nothing'],
  ['a list', ['a'], 'a list of 1'],
  ['fields', { a: 1, b: 2 }, 'a group of fields (a, b)'],
  ['a text as long as a message bears', 'x'.repeat(60), `“${'x'.repeat(60)}”`],
  ['a longer text', 'x'.repeat(61), `“${'x'.repeat(60)}…”`],
])('shows %s', (_what, value, words) => {
  expect(shown(value)).toBe(words);
});

test.each([
  ['file', { file: 'content/a.yaml', problem: 'is missing' }, 'content/a.yaml: is missing'],
  ['line', { file: 'content/a.yaml', line: 3, problem: 'p' }, 'content/a.yaml, line 3: p'],
  ['field', { file: 'content/a.yaml', field: 'b[1].c', problem: 'p' }, 'content/a.yaml: b[1].c: p'],
  ['one line', { file: 'content/a.yaml', problem: 'two\n  lines' }, 'content/a.yaml: two lines'],
])('says where an issue stands: %s', (_what, issue, words) => {
  expect(describeIssue(issue)).toBe(words);
});

test('says that nothing was built, and lists every issue', () => {
  const one = { file: 'content/a.yaml', problem: 'p' };
  expect(new ContentError([one]).message).toBe(
    'The content has a slip, so the site was not built and the last one is untouched:\n\n  content/a.yaml: p',
  );
  expect(new ContentError([one, { ...one, line: 2 }]).message).toBe(
    'The content has 2 slips, so the site was not built and the last one is untouched:\n\n  content/a.yaml: p\n  content/a.yaml, line 2: p',
  );
});

test('is told apart from other errors by its name', () => {
  expect(new ContentError([]).name).toBe('ContentError');
});
