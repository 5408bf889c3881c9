import { render, screen } from '@testing-library/react';
import NotFoundPage, { generateMetadata } from '@/app/not-found';
import { href, routes } from '@/lib/site/routes';
import { content } from '../components/content';
import { expectLinks, expectRegions } from '../components/expectations';

const page = content.pages['not-found'];

beforeEach(() => {
  render(<NotFoundPage />);
});

test('is a single section', () => {
  expectRegions([page.heading]);
});

test('leads home and to contact', () => {
  expectLinks(screen.getByRole('main'), [
    [page.home, href(routes.home)],
    [page.contact, href(routes.contact)],
  ]);
});

test('goes by no address of its own', () => {
  expect(generateMetadata()).not.toHaveProperty('alternates');
});
