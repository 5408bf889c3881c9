/* Orders events by the visitor's clock, as the build did by its own; so many are shown (`data-show`). */
import { placeOf } from '@/lib/events/upcoming';

const now = Date.now();
const place = ({ dataset: { ends = '', off } }: HTMLElement) =>
  placeOf(Date.parse(ends), off !== undefined, now);

for (const list of document.querySelectorAll<HTMLElement>('[data-by-now]')) {
  const events = [...list.querySelectorAll<HTMLElement>(':scope>*')];
  events.sort((a, b) => place(a) - place(b));
  list.append(...events);
  const { show } = list.dataset;
  if (show) events.forEach((event, i) => (event.hidden = i >= +show));
}
