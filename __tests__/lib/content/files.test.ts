import { labelFileLinks } from '@/lib/content/files';
import { loadChanged, PROGRAM } from './broken-content';

const site = { language: 'en-US', download: '{title}: {kind}, {size}' };
const files = [{ name: 'report.pdf', bytes: 34_567 }];

test.each([
  ['See [our report](/files/report.pdf).', 'See [our report: PDF, 35 kB](/files/report.pdf).'],
  [
    '[$& **one**](/files/report.pdf), [two](/files/report.pdf)',
    '[$& **one**: PDF, 35 kB](/files/report.pdf), [two: PDF, 35 kB](/files/report.pdf)',
  ],
])('lets links to files say their size: %s', (typed, said) => {
  expect(labelFileLinks(typed, files, site)).toBe(said);
});

test.each(['[us](/about/)', '[it](/files/other.pdf)', '/files/report.pdf', '(/files/report.pdf)'])(
  'leaves %s as it is',
  (typed) => expect(labelFileLinks(typed, files, site)).toBe(typed),
);

test('does so wherever content links to a file', () => {
  const { programs, site: words } = loadChanged(({ read, write }) => {
    write('files/report.pdf', '%PDF-1.4');
    write(PROGRAM, `${read(PROGRAM)}about: ["Read [it](/files/report.pdf)."]\n`);
  });
  const about = programs.find(({ slug }) => slug === 'rides')?.about;
  const label = words.download.replace('{title}', 'it').replace('{kind}', 'PDF');
  expect(about).toEqual([`Read [${label.replace('{size}', '1 kB')}](/files/report.pdf).`]);
});
