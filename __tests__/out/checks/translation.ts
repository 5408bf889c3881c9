import { addressLines } from '@/lib/contact/address';
import { serviceName } from '@/lib/donation/giving';
import { builtSite, content } from '../site';

const { name, contact, giving, social } = content.site;
const { phone, email, address } = contact;
const quoted = content.freePages
  .flatMap(({ sections }) => sections)
  .flatMap((section) => ('testimonials' in section ? section.testimonials : []));
const people = [...content.pages.about.team.people, ...quoted].flatMap(
  (person) => person.name ?? [],
);

/** What a translator would spoil. */
const PROPER = [
  name,
  phone,
  email,
  ...people,
  ...(social ?? []).map((place) => place.name),
  ...(giving.provider === 'email' ? [] : [serviceName(giving)]),
  ...[address, ...content.events.flatMap((event) => event.address ?? [])].flatMap(addressLines),
];

const site = builtSite();

describe.each(site.html)('a translator of $file', ({ document }) => {
  const words = textsIn(document.body);

  test('is asked to leave names and addresses alone', () => {
    const proper = words.filter(({ text }) => PROPER.includes(text));
    expect(proper.length).toBeGreaterThan(0);
    expect(proper.filter(({ kept }) => !kept)).toEqual([]);
  });

  test('gets all else', () => {
    const kept = words.filter((word) => word.kept).map(({ text }) => text);
    const rest = kept.map((text) => PROPER.reduce((left, part) => left.replace(part, ''), text));
    expect(rest.filter((text) => /\w/.test(text))).toEqual([]);
  });
});

/** The pieces of text that a reader sees, and whether they are to stay as they are. */
function textsIn(body: HTMLElement) {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: { text: string; kept: boolean }[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const text = textContent?.trim() ?? '';
    if (text !== '' && parentElement?.closest('script, style') === null) {
      found.push({ text, kept: parentElement.closest('[translate="no"]') !== null });
    }
  }
  return found;
}
