import { ContentError, shown } from '@/lib/content/issue';

test.each([
  ['a text as long as a message bears', 'x'.repeat(60), `“${'x'.repeat(60)}”`],
  ['a longer text', 'x'.repeat(61), `“${'x'.repeat(60)}…”`],
])('shows %s', (_what, value, words) => expect(shown(value)).toBe(words));

test('says that nothing was built, and lists every issue', () => {
  const one = { file: 'content/a.yaml', problem: 'two\n  lines' };
  expect(new ContentError([one]).message).toBe(
    'The content has a slip, so the site was not built and the last one is untouched:\n\n  content/a.yaml: two lines',
  );
  expect(new ContentError([one, { ...one, line: 2 }]).message).toBe(
    'The content has 2 slips, so the site was not built and the last one is untouched:\n\n  content/a.yaml, line 2: two lines\n  content/a.yaml: two lines',
  );
});

test('lists issues file by file, from the top of each to its end', () => {
  const at = (file: string, line?: number) => ({ file, line, problem: 'wrong' });
  const found = [at('b.yaml', 30), at('a.yaml', 7), at('b.yaml', 4), at('b.yaml'), at('a.yaml', 2)];
  expect(new ContentError(found).issues.map(({ file, line }) => [file, line])).toEqual([
    ['b.yaml', 4],
    ['b.yaml', 30],
    ['b.yaml', undefined],
    ['a.yaml', 2],
    ['a.yaml', 7],
  ]);
});
