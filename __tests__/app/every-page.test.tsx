import { render, screen, within } from '@testing-library/react';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { content } from '../components/content';
import { destinationOf } from '../components/expectations';
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

describe.each(every)('the $id page', ({ page: { default: Page }, heading, lead, path }) => {
  let container: HTMLElement;
  beforeEach(() => {
    ({ container } = render(<Page />));
  });

  test('opens with its heading, the only one of the first level, and its lead', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    expect(within(screen.getByRole('main')).getByText(lead)).toBeInTheDocument();
  });

  test('steps down one heading level at a time', () => {
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });

  test('has one banner, main part and footer, and its navigations by name', () => {
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    for (const name of [site.frame.mainNavigation, site.footer.linksHeading]) {
      expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
    }
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

  test('uses the same words for links to the same place only', () => {
    const places = new Map<string, string>();
    for (const link of screen.getAllByRole('link')) {
      const name = link.textContent;
      const url = destinationOf(link);
      expect([name, places.get(name) ?? url]).toEqual([name, url]);
      places.set(name, url);
    }
  });

  test('has a place for each link within the page', () => {
    const ids = screen
      .getAllByRole('link')
      .map(destinationOf)
      .filter((url) => url.startsWith('#'))
      .map((url) => url.slice(1));
    expect(ids).toContain('main');
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([]);
  });

  test('gives an id to one element only', () => {
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  test('has no button that does nothing', () => {
    const inert = screen.getAllByRole<HTMLButtonElement>('button').filter((button) => {
      const opens = button.getAttribute('popovertarget') ?? '';
      return !(button.form && button.type === 'submit') && !document.getElementById(opens);
    });
    expect(inert).toEqual([]);
  });

  test('hides its drawings from assistive technology', () => {
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings.filter((drawing) => !drawing.closest('[aria-hidden="true"]'))).toEqual([]);
  });
});

describe('the head of a page', () => {
  test.each(every)(
    'has the title of the $id page with the name of the charity, and its description',
    ({ page, title, description }) => {
      expect(page.generateMetadata()).toMatchObject({ title: pageTitle(site, title), description });
    },
  );

  test.each(['title', 'description'] as const)('shares its %s with no other page', (field) => {
    const values = every.map(({ page }) => page.generateMetadata()[field]);
    expect(values).toEqual([...new Set(values)]);
  });

  test.each(routed)('has the one address of the $id page', ({ path, page }) => {
    expect(page.generateMetadata().alternates).toEqual({ canonical: path });
  });
});

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
