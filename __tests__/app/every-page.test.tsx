import { render, screen, within } from '@testing-library/react';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import * as about from '@/app/about/page';
import * as contact from '@/app/contact/page';
import * as donation from '@/app/donation/page';
import * as events from '@/app/events/page';
import * as mission from '@/app/mission/page';
import * as notFound from '@/app/not-found';
import * as home from '@/app/page';
import * as programs from '@/app/programs/page';
import { pageTitle } from '@/lib/site/metadata';
import { headerRoutes, href, type RouteId } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { content } from '../components/content';
import { destinationOf } from '../components/expectations';

interface PageModule {
  default: () => ReactNode;
  generateMetadata: () => Metadata;
}

const modules: Record<RouteId, PageModule> = {
  home,
  about,
  mission,
  events,
  donation,
  programs,
  contact,
};

const { site, pages } = content;

/** The words that each opens with, straight from content. */
const words = {
  ...pages,
  home: { ...pages.home, heading: pages.home.hero.heading, lead: site.tagline },
};

const routed = [...pagesByPath(content).values()].flatMap(({ section: id, path, crumbs }) =>
  id && !crumbs ? [{ ...words[id], id, path, page: modules[id] }] : [],
);

const every = [
  ...routed,
  // It answers unknown addresses, and has none.
  { ...words['not-found'], id: 'not-found', path: undefined, page: notFound },
];

/** What holds of every page whatever its words, such as its outline and its links, `out/` reads in the built site. */
describe.each(every)('the $id page', ({ page: { default: Page }, heading, lead, path }) => {
  let container: HTMLElement;
  beforeEach(() => {
    ({ container } = render(<Page />));
  });

  test('opens with its heading, the only one of the first level, and its lead', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    expect(within(screen.getByRole('main')).getByText(lead)).toBeInTheDocument();
  });

  test('names each of its sections', () => {
    const main = screen.getByRole('main');
    const shown = [...main.querySelectorAll('section')].filter((part) => !part.closest('[hidden]'));
    expect(within(main).queryAllByRole('region')).toEqual(shown);
  });

  test('marks no link to another page as the current one', () => {
    const marked = screen.queryAllByRole('link', { current: 'page' }).map(destinationOf);
    const here = path === undefined ? undefined : href(path);
    expect(marked.filter((url) => url !== here)).toEqual([]);
  });

  test('hides its drawings from assistive technology', () => {
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings.filter((drawing) => !drawing.closest('[aria-hidden="true"]'))).toEqual([]);
  });
});

test.each(every)(
  'the head of the $id page has its title with the name of the charity, and its description',
  ({ page, title, description }) => {
    expect(page.generateMetadata()).toMatchObject({ title: pageTitle(site, title), description });
  },
);

test.each(routed.filter(({ id }) => headerRoutes.some((route) => route === id)))(
  'the $id page is marked once in the header and once in the menu',
  ({ path, page: { default: Page } }) => {
    render(<Page />);
    for (const name of [site.frame.mainNavigation, site.frame.menu]) {
      const navigation = screen.getByRole('navigation', { name });
      const marked = within(navigation).getByRole('link', { current: 'page' });
      expect(destinationOf(marked)).toBe(href(path));
    }
  },
);
