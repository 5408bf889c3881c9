import { freePath } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { issuesIn, loadChanged, PROGRAM, type ContentCopy } from './broken-content';

const PDF = '%PDF-1.4\n';

const VOLUNTEER = `title: Volunteer
description: How to help.
heading: Lend a hand
lead: An hour is enough.
show: header
label: Help us
sections:
  - kind: text
    text: |
      See [our report](/files/report.pdf), or [write](/contact/?subject=Help#write).

      - on foot
      - by **car**
  - kind: files
    heading: Papers
    files:
      - title: Our report
        file: report.pdf
  - kind: buttons
    heading: Go on
    buttons:
      - label: Write to us
        link: /contact/
`;

const FILE = 'pages/more/volunteer.yaml';

function add({ write }: ContentCopy, words = VOLUNTEER) {
  write(FILE, words);
  write('files/report.pdf', PDF);
}

test('makes a page of a file, and lists it where it says', () => {
  const content = loadChanged((copy) => add(copy));
  expect(pagesByPath(content).get(freePath('volunteer'))).toMatchObject({
    title: 'Volunteer',
    lead: 'An hour is enough.',
  });
  const { header, footer } = content.site.nav;
  expect([header.at(-1), footer.at(-1)]).toEqual(
    Array(2).fill({ path: '/volunteer/', label: 'Help us' }),
  );
  expect(content.files).toEqual([{ name: 'report.pdf', bytes: PDF.length }]);
});

test.each([
  ['footer', 'show: footer', 1],
  ['nowhere', 'show: nowhere', 0],
  ['in the footer, where it says nothing', '', 1],
])('is listed in the footer or nowhere: %s', (_where, line, count) => {
  const { site } = loadChanged((copy) => add(copy, VOLUNTEER.replace('show: header', line)));
  const listed = [...site.nav.header, ...site.nav.footer].filter(
    ({ path }) => path === '/volunteer/',
  );
  expect(listed).toHaveLength(count);
});

test.each([
  ['kind: text', 'kind: words', 'sections[1].kind: found “words”; wanted one of text, picture'],
  [
    '/files/report.pdf',
    '/files/reprot.pdf',
    'sections[1].text: found “/files/reprot.pdf”, which is no page or file of the site; wanted “/files/report.pdf”',
  ],
  [
    '/contact/?subject',
    '/contact?subject',
    'found “/contact”, which is no page or file of the site; wanted “/contact/”',
  ],
  ['link: /contact/', 'link: /kontakt/', 'sections[3].buttons[1].link: found “/kontakt/”'],
  [
    'file: report.pdf',
    'file: reprot.pdf',
    'sections[2].files[1].file: found “reprot.pdf”; wanted “report.pdf”',
  ],
  [
    '    files:',
    '    papers:',
    'sections[2].papers: found this name; wanted “files”, which is missing',
  ],
  [
    'label: Write to us\n',
    'words: Write to us\n',
    'sections[3].buttons[1].words: found this name; wanted “label”, which is missing',
  ],
  [
    'heading: Go on\n    buttons:\n      - label: Write to us\n        link: /contact/',
    'caption: Go on\n    buttons:\n      - label: Write to us\n        link: /contact/',
    'sections[3].caption: found this name; wanted “heading”, which is missing',
  ],
  ['show: header', 'show: menu', 'show: found “menu”; wanted one of header, footer, nowhere'],
  ['title: Volunteer', 'title: Contact', 'title: found the same as in content/pages/contact.yaml'],
])('says what is wrong with %s as %s', (right, wrong, problem) => {
  expect(issuesIn((copy) => add(copy, VOLUNTEER.replace(right, wrong)))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('finds files that have come since it last read', () => {
  for (const name of ['report.pdf', 'plan.pdf']) {
    const found = issuesIn((copy) => {
      add(copy, VOLUNTEER.replace('file: report.pdf', `file: ${name}`));
      copy.write(`files/${name}`, PDF);
    });
    expect(found).toEqual([]);
  }
});

test('finds links that lead nowhere on other pages, too', () => {
  const about = 'about: ["See [us](/us/)."]\nscene: noon';
  expect(issuesIn(({ replace }) => replace('events/picnic.yaml', 'scene', about))).toEqual([
    expect.stringMatching(/about\[1\]: found “\/us\/”, which is no page or file/),
  ]);
});

test('finds the button of a program that leads nowhere', () => {
  const button = 'button: { label: Sign up, link: /sign-up/ }\norder: 1';
  expect(issuesIn(({ replace }) => replace(PROGRAM, 'order', button))).toEqual([
    expect.stringMatching(/button.link: found “\/sign-up\/”, which is no page or file/),
  ]);
});

test('names what nobody sees in a link that leads nowhere', () => {
  const button = 'button: { label: Write, link: /con\u200btact/ }\norder: 1';
  expect(issuesIn(({ replace }) => replace(PROGRAM, 'order', button))).toEqual([
    expect.stringMatching(/found .* with an invisible character .*; wanted “\/contact\/”$/),
  ]);
});

test('names a page that the site has to a link to one that is gone', () => {
  const found = issuesIn((copy) => {
    copy.remove('pages/contact.yaml');
    add(copy, VOLUNTEER);
  });
  expect(found).toContainEqual(
    expect.stringMatching(/found “\/contact\/”, .*wanted the path of one, such as \/about\/$/),
  );
});

test('names the page where gifts are paid to a link to the donation page that it stands for', () => {
  const link = 'https://www.zeffy.com/give';
  const found = issuesIn((copy) => {
    copy.remove('pages/donation.yaml');
    copy.replace('site.yaml', 'provider', `provider: link\n  link: ${link}\n  straight: yes`);
    add(copy, VOLUNTEER.replace('link: /contact/', 'link: /donation/'));
  });
  expect(found).toEqual([
    expect.stringContaining(
      `found “/donation/”, which is no page or file of the site; wanted “${link}”`,
    ),
  ]);
});

test.each(['events', 'files', 'share'])('refuses the name %s, which is taken', (name) => {
  const found = issuesIn((copy) => {
    add(copy);
    copy.write(`pages/more/${name}.yaml`, VOLUNTEER.replace('title: V', 'title: Old v'));
  });
  expect(found).toEqual([
    `content/pages/more/${name}.yaml: found this name, which the site has for something else; wanted another`,
  ]);
});

test.each([
  ['Report 2024.pdf', PDF, 'found this name; wanted small letters, digits and single hyphens'],
  ['report.docx', PDF, 'found this name; wanted small letters, digits and single hyphens'],
  ['report.pdf', 'Dear all', 'found no PDF; wanted a file saved or printed as PDF'],
  ['report.pdf', '', 'found no PDF'],
])('refuses the file %s that holds %j', (name, bytes, problem) => {
  expect(issuesIn(({ write }) => write(`files/${name}`, bytes))).toEqual([
    expect.stringContaining(`content/files/${name}: ${problem}`),
  ]);
});

test('wants a name of a logo that is a link, which is all that a screen reader has of it', () => {
  const logos = (more: string) => `  - kind: logos
    heading: Friends
    logos:
      - picture:
          url: https://friends.example/logo.svg
          alt: decorative
${more}`;
  const withLogos = (more: string) => issuesIn((copy) => add(copy, VOLUNTEER + logos(more)));
  expect(withLogos('')).toEqual([]);
  expect(withLogos('        link: https://friends.example/\n')).toEqual([
    expect.stringMatching(/logos\[1\]\.picture\.alt: .*wanted the name of whose logo it is/),
  ]);
});
