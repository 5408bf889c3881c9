/* Orders events by the visitor's clock, as the build did by its own; so many are shown (`data-show`). */
import { sortKeyOf } from '@/lib/events/upcoming';

interface Entry extends HTMLElement {
  readonly dataset: Record<'ends', string> & DOMStringMap;
}

interface List extends HTMLElement {
  readonly dataset: Record<'show', string> & DOMStringMap;
  readonly children: HTMLCollectionOf<Entry>;
}

const now = Date.now();
const place = ({ dataset }: Entry) => sortKeyOf(dataset.ends.split(' '), 'off' in dataset, now);

for (const list of document.querySelectorAll<List>('[data-by-now]')) {
  [...list.children]
    .sort((a, b) => place(a) - place(b))
    .forEach((event, i) => {
      list.append(event);
      // Where no number is said, none is hidden.
      event.hidden = i >= +list.dataset.show;
    });
}
