import { render } from '@testing-library/react';
import AboutPage from '@/app/about/page';
import { content } from '../components/content';
import { expectCards, expectRegions, paragraphsIn, region } from '../components/expectations';

const page = content.pages.about;

beforeEach(() => {
  render(<AboutPage />);
});

test('has each of its sections under its heading', () => {
  expectRegions([
    page.introduction.heading,
    page.story.heading,
    page.values.heading,
    page.team.heading,
    page.call.heading,
  ]);
});

test('introduces the charity in all its paragraphs, in order', () => {
  expect(paragraphsIn(region(page.introduction.heading))).toEqual(page.introduction.paragraphs);
});

test('tells the story step by step, each with its time', () => {
  expectCards(
    region(page.story.heading),
    page.story.steps.map(({ title, year, text }) => [title, year, text]),
  );
});

test('lists the values', () => {
  expectCards(
    region(page.values.heading),
    page.values.items.map(({ title, text }) => [title, text]),
  );
});
