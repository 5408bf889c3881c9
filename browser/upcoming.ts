/* Orders events by the visitor's clock, as the build did by its own, whenever the page comes into view. */
import { sortKeyOf } from '@/lib/events/upcoming';

interface Entry extends HTMLElement {
  readonly dataset: Record<'ends', string> & DOMStringMap;
}

interface List extends HTMLElement {
  readonly children: HTMLCollectionOf<Entry>;
}

(document.onvisibilitychange = () => {
  const now = +new Date();
  const place = ({ dataset }: Entry) => sortKeyOf(JSON.parse(dataset.ends), 'off' in dataset, now);

  // What moves loses the focus.
  for (const list of document.querySelectorAll<List>('[data-by-now]:not(:focus-within)')) {
    list.append(...[...list.children].sort((a, b) => place(a) - place(b)));
  }
})();
