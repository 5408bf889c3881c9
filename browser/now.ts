/*
 * Keeps what depends on “now” right by the visitor's clock: the footer's year, and what is true from
 * one instant (`data-from`) to another (`data-to`). Without it both are as they were at the build.
 */
const isPast = (instant = '') => Date.parse(instant) <= Date.now();

for (const year of document.querySelectorAll('[data-year]')) {
  year.textContent = `${new Date().getFullYear()}`;
}
for (const element of document.querySelectorAll<HTMLElement>('[data-from]')) {
  const { from, to } = element.dataset;
  element.hidden = !isPast(from) || isPast(to);
}

export {};
