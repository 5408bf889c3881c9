/*
 * Orders events by the visitor's clock, as the build did by its own. The sections of a page
 * (`data-by-now="sections"`) change places only for what is over. Only so many events are shown
 * (`data-show`).
 */
import { compareUpcoming, rankOf } from '@/lib/upcoming';

const now = Date.now();
const upcomingOf = ({ dataset: { ends = '', off } }: HTMLElement) => ({
  ends: Date.parse(ends),
  off: off !== undefined,
});

for (const list of document.querySelectorAll<HTMLElement>('[data-by-now]')) {
  const { byNow, show } = list.dataset;
  const events = [...list.querySelectorAll<HTMLElement>(':scope>[data-ends]')].sort(
    (one, other) => {
      const [a, b] = [upcomingOf(one), upcomingOf(other)];
      return byNow ? rankOf(a, now) - rankOf(b, now) : compareUpcoming(a, b, now);
    },
  );
  list.append(...events);
  if (show) events.forEach((event, i) => (event.hidden = i >= Number(show)));
}
