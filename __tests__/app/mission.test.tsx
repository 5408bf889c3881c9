import { render } from '@testing-library/react';
import MissionPage from '@/app/mission/page';
import { content } from '../components/content';
import { expectCards, expectRegions, region } from '../components/expectations';

const page = content.pages.mission;

beforeEach(() => {
  render(<MissionPage />);
});

test('has each of its sections under its heading', () => {
  expectRegions([
    page.statement.heading,
    page.goals.heading,
    page.areas.heading,
    page.call.heading,
  ]);
});

test('states the mission', () => {
  const statement = region(page.statement.heading);
  expect(statement).toHaveTextContent(page.statement.text);
  if (page.statement.more) expect(statement).toHaveTextContent(page.statement.more);
});

test('lists the goals', () => {
  const goals = region(page.goals.heading);
  expect(goals).toHaveTextContent(page.goals.text);
  expectCards(
    goals,
    page.goals.items.map(({ title, text }) => [title, text]),
  );
});

test('lists the areas of impact', () => {
  expectCards(
    region(page.areas.heading),
    page.areas.items.map(({ title, text }) => [title, text]),
  );
});
