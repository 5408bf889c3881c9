import { render, screen, within } from '@testing-library/react';
import FreePage, { generateStaticParams } from '@/app/[page]/page';
import { helping, photo } from '@/examples/fixtures';
import { sections } from '@/examples/free/free-sections';
import { href } from '@/lib/site/routes';
import { expectRegions, headingsIn, region } from '../components/expectations';
import { changeContent } from '../read-content';

const page = { ...helping, sections };

beforeEach(async () => {
  changeContent({ freePages: [page] });
  render(await FreePage({ params: Promise.resolve({ page: 'helping' }) }));
});

test('is a page of its own', () => {
  expect(generateStaticParams()).toEqual([{ page: 'helping' }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(helping.heading);
});

test('shows its sections in their order, each under its heading', () => {
  expectRegions(['First', 'Asked', 'Papers', 'Go on', 'With', 'Heard', 'Seen']);
  expect(headingsIn(screen.getByRole('main'), 2)).toHaveLength(7);
});

test('leads where text, buttons and logos say', () => {
  const links = within(screen.getByRole('main'));
  expect(links.getByRole('link', { name: 'us' })).toHaveAttribute('href', href('/about/'));
  expect(links.getByRole('link', { name: 'Write' })).toHaveAttribute('href', href('/contact/'));
  expect(links.getByRole('link', { name: photo.alt })).toHaveAttribute(
    'href',
    'https://a.example/',
  );
});

test('says of a file what it is and how large', () => {
  expect(screen.getByRole('link', { name: 'Report (PDF, 1.2 MB)' })).toHaveAttribute(
    'href',
    href('/files/report.pdf'),
  );
});

test('shows pictures with what they show, and whose words are quoted', () => {
  expect(within(region('Seen')).getAllByRole('img')).toHaveLength(2);
  const [captioned] = screen.getAllByRole('figure');
  expect(captioned).toHaveTextContent('In May');
  expect(captioned && within(captioned).getByRole('img')).toHaveAccessibleName(photo.alt);
  expect(within(region('Heard')).getByRole('figure')).toHaveTextContent('Good!Ann');
});
