import { render, screen, within } from '@testing-library/react';
import EventPage, { generateMetadata, generateStaticParams } from '@/app/events/[slug]/page';
import { picnic } from '@/examples/fixtures';
import { detailPath, href } from '@/lib/site/routes';
import { content } from '../components/content';
import { changeContent } from '../read-content';

const path = detailPath('events', picnic.slug);
const params = Promise.resolve({ slug: 'fair' });

beforeEach(() => changeContent({ ...content, events: [{ ...picnic, was: ['fair'] }] }));

test('an old address has a page that leads on to the new one', async () => {
  expect(generateStaticParams()).toEqual([{ slug: picnic.slug }, { slug: 'fair' }]);
  render(await EventPage({ params }));
  const refresh = document.querySelector('meta[http-equiv="refresh"]');
  expect(refresh).toHaveAttribute('content', `0; url=${href(path)}`);
  const link = within(screen.getByRole('main')).getByRole('link', { name: picnic.title });
  expect(link).toHaveAttribute('href', href(path));
});

test('search engines are sent to the new address', async () => {
  expect(await generateMetadata({ params })).toMatchObject({
    alternates: { canonical: path },
    robots: { index: false },
  });
});
