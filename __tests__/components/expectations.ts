import { fireEvent, screen, within } from '@testing-library/react';
import { Temporal } from 'temporal-polyfill';

type Name = string | RegExp;

/** A button's or link's name in full: a label that many share, then what this one is about. */
export function labelAbout(label: string, subject: string): RegExp {
  const literal = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`^${literal(label)} .*${literal(subject)}$`);
}

/** The part of the page that a heading names. */
export function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** Checks that the page's main part has exactly these named regions, in this order. */
export function expectRegions(names: readonly string[]): void {
  const regions = within(screen.getByRole('main')).getAllByRole('region');
  expect(regions).toHaveLength(names.length);
  names.forEach((name, i) => expect(regions[i]).toHaveAccessibleName(name));
}

/** The instants (ISO 8601) between which the page script shows an element. */
export function shownFromTo({ dataset: { from, to } }: HTMLElement) {
  return [from, to].map((instant) =>
    instant === undefined
      ? undefined
      : Temporal.Instant.fromEpochMilliseconds(Number(instant)).toString(),
  );
}

/** Words of the headings of one level in an area, in order. */
export function headingsIn(area: HTMLElement, level: number) {
  return within(area)
    .queryAllByRole('heading', { level })
    .map((heading) => heading.textContent);
}

/** The paragraphs of an area, in order. */
export function paragraphsIn(area: HTMLElement) {
  return within(area)
    .getAllByRole('paragraph')
    .map((paragraph) => paragraph.textContent);
}

/** The entries of the lists in an area, without those of lists inside an entry. */
export function entriesIn(area: HTMLElement): HTMLElement[] {
  const items = within(area).queryAllByRole('listitem');
  return items.filter((item) => !items.some((other) => other !== item && other.contains(item)));
}

/** Checks that an area lists exactly these entries in this order, each with all of its words. */
export function expectEntries(area: HTMLElement, entries: readonly (readonly string[])[]): void {
  const items = entriesIn(area);
  expect(items).toHaveLength(entries.length);
  entries.forEach((words, i) => {
    for (const part of words) expect(items[i]).toHaveTextContent(part);
  });
}

/** Checks that an area lists exactly these cards in this order: a heading first, then its other words. */
export function expectCards(
  area: HTMLElement,
  cards: readonly (readonly [title: string, ...words: string[]])[],
): void {
  expect(headingsIn(area, 3)).toEqual(cards.map(([title]) => title));
  expectEntries(area, cards);
}

/** Checks that an area has exactly these links, and that each leads where it should. */
export function expectLinks(area: HTMLElement, links: readonly (readonly [Name, string])[]): void {
  const destinations = within(area).getAllByRole('link').map(destinationOf);
  expect(destinations.toSorted()).toEqual(links.map(([, url]) => url).toSorted());
  for (const [name, url] of links) {
    expect(within(area).getByRole('link', { name })).toHaveAttribute('href', url);
  }
}

/** Where a link leads, as it is written. */
export function destinationOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}

/** The form that a button sends, shown as the page's inline script does it. */
export function formSentBy(name: string): HTMLFormElement {
  const { form, type } = screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  if (!form || type !== 'submit') throw new Error(`The button “${name}” sends no form`);
  form.hidden = false;
  return form;
}

/** Writes words into a field at once, as browsers fill one in: key by key each of them takes as long as all. */
export function fill(field: HTMLElement, value: string) {
  fireEvent.input(field, { target: { value } });
}

/** What a form would send, by the name of the field. */
export function dataOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}
