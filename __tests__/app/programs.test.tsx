import { render, screen } from '@testing-library/react';
import ProgramsPage from '@/app/programs/page';
import { contactFormHref, detailPath, href, routes } from '@/lib/site/routes';
import { content } from '../components/content';
import {
  expectCards,
  expectLinks,
  expectRegions,
  labelAbout,
  region,
} from '../components/expectations';

const { pages, programs } = content;
const page = pages.programs;
const volunteering = programs.filter(({ volunteers }) => volunteers !== undefined);

beforeEach(() => {
  render(<ProgramsPage />);
});

test('has each of its sections under its heading', () => {
  expectRegions([
    page.list.heading,
    page.volunteering.heading,
    page.impact.heading,
    page.call.heading,
  ]);
});

test('lists all programs in the order of the content', () => {
  expectCards(
    region(page.list.heading),
    programs.map(({ title, summary }) => [title, summary]),
  );
});

test('leads to more about each program, to volunteering and to giving', () => {
  expectLinks(screen.getByRole('main'), [
    ...programs.map(
      ({ slug, title }) =>
        [labelAbout(page.list.learn, title), href(detailPath('programs', slug))] as const,
    ),
    ...volunteering.map(({ slug, title }) => [title, href(detailPath('programs', slug))] as const),
    [page.call.volunteer, contactFormHref(page.call.volunteer)],
    [page.call.donate, href(routes.donation)],
  ]);
});
