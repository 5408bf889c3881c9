/*
 * Keeps what depends on “now” right by the visitor's clock: the footer's year, and what is true from
 * one instant (`data-from`) to another (`data-to`). Without it both are as they were at the build.
 */
/** An element that names moments: from which to which it is shown, always or for ever where there is none, or the end of its year. */
interface Timed extends HTMLElement {
  readonly dataset: Record<'from' | 'to' | 'year', string> & DOMStringMap;
}

const now = new Date();
const { documentElement: page } = document;

// A phone takes 50 ms to find the words of a date, before it paints anything: so only for a year that has turned.
const year = page.querySelector<Timed>('[data-year]');
if (year && now >= new Date(year.dataset.year)) {
  year.replaceChildren(now.toLocaleDateString(page.lang, { year: 'numeric' }));
}

for (const element of page.querySelectorAll<Timed>('[data-from]')) {
  const { from, to } = element.dataset;
  element.hidden = new Date(from) > now || new Date(to) <= now;
}

export {};
