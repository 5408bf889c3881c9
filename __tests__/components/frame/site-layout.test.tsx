import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteLayout } from '@/components/frame/site-layout';
import { picnic } from '@/examples/fixtures';
import { detailPath } from '@/lib/site/routes';
import { pagesByPath } from '@/lib/site/site-pages';
import { content } from '../content';

const { site } = content;
const pages = pagesByPath({ ...content, events: [picnic] });

test('puts the page into the main part, between header and footer', () => {
  render(
    <SiteLayout site={site}>
      <p>The page</p>
    </SiteLayout>,
  );
  expect(within(screen.getByRole('main')).getByText('The page')).toBeInTheDocument();
  const order = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
  expect([...document.querySelectorAll('header, main, footer')]).toEqual(order);
});

test('starts the keyboard on a link that skips to the main part', async () => {
  render(<SiteLayout site={site}>The page</SiteLayout>);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: site.frame.skip });
  expect(skip).toHaveFocus();
  const main = screen.getByRole('main');
  expect(skip).toHaveAttribute('href', `#${main.id}`);
  // Else a click on any of its words would set the keyboard back to its beginning.
  expect(main).not.toHaveAttribute('tabindex');
});

test('shows the way to a page below another, outside of the main part', () => {
  render(
    <SiteLayout site={site} page={pages.get(detailPath('events', picnic.slug))}>
      The page
    </SiteLayout>,
  );
  const way = screen.getByRole('navigation', { name: site.frame.breadcrumb });
  expect(screen.getByRole('main')).not.toContainElement(way);
  const marked = within(screen.getByRole('banner')).getAllByRole('link', { current: true });
  expect(new Set(marked.map((link) => link.textContent))).toEqual(
    new Set([site.frame.links.events]),
  );
});

test('shows the year of the build', () => {
  jest.useFakeTimers({ now: new Date(2044, 1, 29) });
  render(<SiteLayout site={site}>The page</SiteLayout>);
  jest.useRealTimers();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2044');
});
