import { progressOf } from '@/lib/content/progress';

/** What is written while a number of things are done. */
function written(all: number, isTTY: boolean) {
  let text = '';
  const tell = progressOf('Pictures', { isTTY, write: (more: string) => Boolean((text += more)) });
  for (let done = 0; done <= all; done += 1) tell(done, all);
  return text;
}

test('a terminal shows one line, which ends when all is done', () => {
  expect(written(2, true)).toBe('\rPictures: 0 of 2\rPictures: 1 of 2\rPictures: 2 of 2\n');
});

test('records get a line at the beginning and eleven at the most', () => {
  expect(written(2, false)).toBe('Pictures: 0 of 2\nPictures: 1 of 2\nPictures: 2 of 2\n');
  expect(written(60, false).split('\n').slice(0, 3)).toEqual([
    'Pictures: 0 of 60',
    'Pictures: 6 of 60',
    'Pictures: 12 of 60',
  ]);
  expect(written(601, false).trimEnd().split('\n')).toHaveLength(11);
});
