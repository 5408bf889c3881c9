/* Orders events by the visitor's clock, as the build did by its own; so many are shown (`data-show`). */
import { placeOf } from '@/lib/events/upcoming';

interface List extends HTMLElement {
  readonly children: HTMLCollectionOf<HTMLElement>;
}

const now = Date.now();
const place = ({ dataset: { ends = '', off } }: HTMLElement) =>
  placeOf(Date.parse(ends), off !== undefined, now);

for (const list of document.querySelectorAll<List>('[data-by-now]')) {
  const events = [...list.children];
  events.sort((a, b) => place(a) - place(b));
  list.append(...events);
  // Where no number is said, none is hidden.
  events.forEach((event, i) => (event.hidden = i >= Number(list.dataset.show)));
}
