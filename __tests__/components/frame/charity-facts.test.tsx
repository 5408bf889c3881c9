import { render, screen, within } from '@testing-library/react';
import { Give } from '@/components/donation/give';
import { Footer } from '@/components/frame/footer';
import { Header } from '@/components/frame/header';
import { SiteLayout } from '@/components/frame/site-layout';
import { href, routes } from '@/lib/site/routes';
import { content } from '../content';
import { formSentBy, region, shownFromTo } from '../expectations';

const site = {
  ...content.site,
  registration: { lines: ['Registered as 12-3456789.', 'Gifts are deductible.'] },
  social: [{ link: 'https://a.example/us', name: 'Chat' }],
};
const year = { text: '2031', end: '2032-01-01T00:00' };
const newsletter = { heading: 'News', button: 'Sign up', link: 'https://news.example/' };

test('the footer says that it is a registered charity, and where else it is', () => {
  render(<Footer site={site} year={year} />);
  const foot = screen.getByRole('contentinfo');
  for (const line of site.registration.lines) expect(foot).toHaveTextContent(line);
  // A number that an office gave doesn't break at its hyphen.
  expect(screen.getByText(/^12-3456789/)).toHaveClass('whitespace-nowrap');
  expect(screen.getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    'https://a.example/us',
  );
});

test('the donation page says so, too', () => {
  const { form, impact, ways } = content.pages.donation;
  render(<Give {...{ site, form, impact, ways }} frequency="once" />);
  for (const line of site.registration.lines) {
    expect(region(form.heading)).toHaveTextContent(line);
  }
});

test('a newsletter is a link', () => {
  render(<Footer site={{ ...site, newsletter }} year={year} />);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', newsletter.link);
});

test('a newsletter is a form that posts an email address where content says', () => {
  const form = { field: 'EMAIL', label: 'Your email' };
  render(<Footer site={{ ...site, newsletter: { ...newsletter, form } }} year={year} />);
  const { action, method } = formSentBy('Sign up');
  expect([action, method]).toEqual([newsletter.link, 'post']);
  const field = screen.getByRole('textbox', { name: form.label });
  expect(field).toHaveAttribute('name', 'EMAIL');
  expect(field).toBeRequired();
});

describe('an announcement', () => {
  const announced = {
    ...site,
    timeZone: 'America/Denver',
    announcement: { text: 'Closed today', link: '/contact/', until: '2031-01-02' },
  };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['stands above the header until its last day is over', '2031-01-03T06:59:59Z', true],
    ['is out of sight from then on', '2031-01-03T07:00:00Z', false],
  ])('%s', (_what, now, isShown) => {
    jest.setSystemTime(new Date(now));
    render(<SiteLayout site={announced}>The page</SiteLayout>);
    const [first] = document.querySelectorAll<HTMLElement>('aside, header');
    expect(first).toHaveTextContent('Closed today');
    expect(screen.queryByRole('complementary') !== null).toBe(isShown);
    // The page script decides by the visitor's clock.
    expect(first && shownFromTo(first)[1]).toBe('2031-01-03T07:00:00Z');
  });

  test('leads on where content says', () => {
    jest.setSystemTime(new Date('2031-01-01'));
    render(<SiteLayout site={announced}>The page</SiteLayout>);
    const aside = within(screen.getByRole('complementary'));
    expect(aside.getByRole('link', { name: 'Closed today' })).toHaveAttribute(
      'href',
      href('/contact/'),
    );
  });
});

test('buttons to give lead straight to where gifts are paid, if content says so', () => {
  const giving = { provider: 'link', link: 'https://www.zeffy.com/give', straight: 'yes' } as const;
  const { unmount } = render(<Header site={{ ...site, giving }} current={undefined} />);
  const donate = { name: site.frame.donate };
  expect(screen.getByRole('link', donate)).toHaveAttribute('href', giving.link);
  unmount();
  render(<Header site={{ ...site, giving: { ...giving, straight: 'no' } }} current={undefined} />);
  expect(screen.getByRole('link', donate)).toHaveAttribute('href', href(routes.donation));
});
