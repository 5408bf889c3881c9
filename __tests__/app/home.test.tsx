import { render, screen } from '@testing-library/react';
import HomePage from '@/app/page';
import { ahead, concert, openDay, picnic } from '@/examples/fixtures';
import { detailPath, href, routes } from '@/lib/site/routes';
import { wholeMoney } from '@/lib/text/money';
import { content } from '../components/content';
import {
  expectCards,
  expectEntries,
  expectLinks,
  expectRegions,
  region,
} from '../components/expectations';
import { changeContent } from '../read-content';

const { site, pages } = content;
const page = pages.home;
const teasers = [picnic, openDay, concert];

jest.useFakeTimers({ now: ahead.now });

beforeEach(() => {
  changeContent({ events: teasers });
  render(<HomePage />);
});

test('has each of its sections under its heading', () => {
  expectRegions([
    page.impact.heading,
    page.mission.heading,
    page.gifts.heading,
    page.change.heading,
    page.events.heading,
    page.call.heading,
  ]);
});

test('says what the charity is for', () => {
  expect(region(page.mission.heading)).toHaveTextContent(content.pages.mission.statement.text);
});

test('says where a gift goes, with the amounts of the donation page', () => {
  const gifts = region(page.gifts.heading);
  expect(gifts).toHaveTextContent(page.gifts.text);
  expectEntries(
    gifts,
    pages.donation.impact.items.map(({ amount, text }) => [wholeMoney(amount, site), text]),
  );
});

test('lists the ways in which change is made', () => {
  const change = region(page.change.heading);
  expect(change).toHaveTextContent(page.change.text);
  expectCards(
    change,
    page.change.cards.map(({ title, text }) => [title, text]),
  );
});

test('holds the next events, of which styles show two', () => {
  expectCards(
    region(page.events.heading),
    teasers.map(({ title, summary, place }) => [title, summary, place]),
  );
});

test('leads to giving, programs, events and contact', () => {
  expectLinks(screen.getByRole('main'), [
    [page.hero.button, href(routes.donation)],
    [page.mission.link, href(routes.mission)],
    [page.gifts.link, href(routes.donation)],
    ...page.change.cards.map(({ title }) => [title, href(routes.programs)] as const),
    [page.events.button, href(routes.events)],
    ...teasers.map(({ slug, title }) => [title, href(detailPath('events', slug))] as const),
    [page.call.donate, href(routes.donation)],
    [page.call.involve, href(routes.contact)],
  ]);
});
