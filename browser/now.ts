/*
 * Keeps what depends on “now” right by the visitor's clock: the footer's year, and what is true from
 * one instant (`data-from`) to another (`data-to`). Without it both are as they were at the build.
 */
const now = Date.now();

document.querySelector('[data-year]')?.replaceChildren(`${new Date().getFullYear()}`);

for (const element of document.querySelectorAll<HTMLElement>('[data-from]')) {
  const { from = '', to = '' } = element.dataset;
  element.hidden = Date.parse(from) > now || Date.parse(to) <= now;
}

export {};
