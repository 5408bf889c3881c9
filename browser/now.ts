/*
 * Keeps what depends on “now” right by the visitor's clock, whenever the page comes into view: the footer's year, and
 * what is true from one instant (`data-from`, in milliseconds) to another (`data-to`). Without it both are as they were
 * at the build.
 */
/** An element that names when its year ends, or from when to when it is shown: always or for ever where it doesn't say. */
interface Timed extends HTMLElement {
  readonly dataset: Record<'from' | 'to' | 'year', string> & DOMStringMap;
}

const update = () => {
  const now = new Date();
  for (const element of document.querySelectorAll<Timed>('[data-from],[data-year]')) {
    const { from, to, year } = element.dataset;
    element.hidden = +from > +now || +to <= +now;
    // A phone takes 50 ms to find the words of a date, before it paints anything: so only for a year that has turned.
    if (new Date(year) <= now) {
      element.textContent = now.toLocaleDateString(document.documentElement.lang, {
        year: 'numeric',
      });
    }
  }
};

update();
// Phones keep pages open for days. At the window, since the order of events listens at the document (upcoming.ts).
addEventListener('visibilitychange', update, true);

export {};
