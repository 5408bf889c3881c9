import { render, screen } from '@testing-library/react';
import ThanksPage, { generateMetadata } from '@/app/donation/thanks/page';
import { href, routes } from '@/lib/site/routes';
import { content } from '../components/content';
import { expectLinks } from '../components/expectations';

const { thanks } = content.pages.donation;

test('thanks, says what comes next, and leads on', () => {
  render(<ThanksPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(thanks.heading);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(thanks.text);
  expectLinks(main, [
    [thanks.home, href(routes.home)],
    [thanks.contact, href(routes.contact)],
  ]);
});

test('asks search engines to leave it out, since it is only the end of a way', () => {
  expect(generateMetadata().robots).toEqual({ index: false });
});
