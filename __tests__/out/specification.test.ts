import { within } from '@testing-library/dom';
import { getContent } from '@/lib/content';
import { builtSite, fileOf, pageOf, textOf } from './site';
import { footer, header, specification, type Row } from './specification';

const site = builtSite();

/** The words of the example charity; one that has put its own in place is not held to them. */
const describeExample = getContent().site.name === 'Juniper Commons' ? describe : describe.skip;

/** The elements that keep words together that belong together. */
const GROUPS = 'li, article, address, p, dl > div';

/** Puts a page into this window, where roles and names can be asked for; its styles and scripts stay out. */
function show(file: string) {
  const body = document.importNode(pageOf(site, file).document.body, true);
  body.querySelectorAll('style, script').forEach((element) => element.remove());
  document.body = body;
}

function expectRow(row: Row, part: HTMLElement) {
  if ('together' in row) {
    const groups = [...part.querySelectorAll(GROUPS)].filter(
      (group) =>
        row.together.every((words) => textOf(group).includes(words)) &&
        (row.day === undefined || group.querySelector(`time[datetime^="${row.day}"]`)) &&
        (row.withLink === undefined || group.querySelector('a[href]')),
    );
    expect(groups).not.toEqual([]);
  } else {
    const { role, name, level, to } = row;
    // Whether a style hides it at some width is the browser tests' business.
    const found = within(part).getAllByRole(role, { name, level, hidden: true });
    // A link may fill in what the form asks; which page it leads to is what counts.
    const targets = new Set(
      found.map((element) => element.getAttribute('href')?.replace(/\?.*/, '')),
    );
    if (to !== undefined) expect([...targets]).toEqual([site.base.slice(0, -1) + to]);
  }
}

function titled(rows: Row[]) {
  return rows.map((row) => {
    const title =
      'together' in row
        ? [row.day ?? '', ...row.together].join(' ').trim()
        : `${row.role} ${String(row.name)}${row.to === undefined ? '' : ` to ${row.to}`}`;
    return { title, row };
  });
}

describeExample.each(Object.entries(specification))('%s', (route, rows) => {
  beforeAll(() => show(fileOf(route)));

  test.each(titled(rows))('has $title', ({ row }) => {
    expectRow(row, within(document.body).getByRole('main'));
  });
});

describeExample('the frame', () => {
  beforeAll(() => show('index.html'));

  test.each(titled(header))('has $title in the header', ({ row }) => {
    expectRow(row, within(document.body).getByRole('banner'));
  });

  test.each(titled(footer))('has $title in the footer', ({ row }) => {
    expectRow(row, within(document.body).getByRole('contentinfo'));
  });
});

test.each(site.html)('$file has the frame of all', ({ document }) => {
  expect(frameOf(document)).toEqual(frameOf(pageOf(site, 'index.html').document));
});

/** What header and footer say, and each of their links and buttons: whatever else a page marks as its own. */
function frameOf(document: Document) {
  return ['header', 'footer'].flatMap((name) =>
    [...document.querySelectorAll(`body > ${name}, body > ${name} :is(a, button)`)].map((part) => [
      textOf(part),
      ...['href', 'aria-label', 'role', 'hidden'].map((attribute) => part.getAttribute(attribute)),
    ]),
  );
}
