import { loadContent } from '@/lib/content';
import { featureOne } from '@/lib/events/events';
import { isOver } from '@/lib/events/moments';
import { routes } from '@/lib/site/routes';
import { CONFIGURED } from '../browser/site';
import { SECOND } from '../charities/charities';
import { expect, test, type Tab } from './tab';

const { events } = loadContent(SECOND.content);
const now = new Date();
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

/** The titles of the events that a page shows, in the order of the eye. */
async function shownOn(tab: Tab, path: string) {
  await tab.open(CONFIGURED + path);
  const shown = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main h3')]
      .filter((heading) => heading.checkVisibility())
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map((heading) => heading.innerText),
  );
  return shown.filter((title) => titles(events).includes(title));
}

test('home shows the next two events that people can come to', async ({ tab }) => {
  const coming = events
    .filter(({ status, ends }) => status === 'scheduled' && !isOver(ends, now))
    .sort((a, b) => Date.parse(a.ends) - Date.parse(b.ends));
  expect(coming.length).toBeGreaterThan(2);
  expect(await shownOn(tab, routes.home)).toEqual(titles(coming.slice(0, 2)));
});

test('the featured event stands before the others, and those in their order', async ({ tab }) => {
  const { featured, others } = featureOne(events, now);
  expect(await shownOn(tab, routes.events)).toEqual(titles([featured ?? [], others].flat()));
});
