import { fileLabel, fileSize } from '@/lib/text/file-size';

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

test.each([
  ['en-US', '{title} ({kind}, {size})', 'Report (PDF, 35 kB)'],
  ['fr-FR', '{title} ({kind}, {size})', 'Report (PDF, 35 ko)'],
  ['ar-JO', '{title} ({kind}، {size})', 'Report (PDF، ٣٥ كيلوبايت)'],
  ['ja-JP', '{kind}「{title}」{size}', 'PDF「Report」35 KB'],
])('says in %s of a file what it is', (language, download, label) => {
  // Versions of Node differ in the spaces.
  const said = fileLabel('Report', 34_567, { language, download });
  expect(said.replace(/\s/g, ' ')).toBe(label);
});
