import { fileSize } from '@/lib/text/file-size';

test.each([
  [1, '1 kB'],
  [34_567, '35 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_234_567, '1.2 MB'],
  [25_000_000, '25 MB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(fileSize(bytes, 'en-US')).toBe(words);
});
