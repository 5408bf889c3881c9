/*
 * Keeps what depends on “now” right by the visitor's clock: the footer's year, and what is true from
 * one instant (`data-from`) to another (`data-to`). Without it both are as they were at the build.
 */
/** An element that is shown from one instant to another, always or for ever where none is named. */
interface Shown extends HTMLElement {
  readonly dataset: Record<'from' | 'to', string> & DOMStringMap;
}

const now = new Date();
const { documentElement: page } = document;

page
  .querySelector('[data-year]')
  ?.replaceChildren(now.toLocaleDateString(page.lang, { year: 'numeric' }));

for (const element of page.querySelectorAll<Shown>('[data-from]')) {
  const { from, to } = element.dataset;
  element.hidden = new Date(from) > now || new Date(to) <= now;
}

export {};
