import { render, screen } from '@testing-library/react';
import { prose } from '@/examples/ui/prose';
import { href } from '@/lib/site/routes';

test('shows paragraphs, links and lists', () => {
  render(prose['all marks']);
  expect(screen.getByText('good').tagName).toBe('STRONG');
  expect(screen.getByText('near').tagName).toBe('EM');
  const [bullets, numbers] = screen.getAllByRole('list');
  expect([bullets?.tagName, numbers?.tagName]).toEqual(['UL', 'OL']);
  const [us, them] = screen.getAllByRole('link');
  expect(us).toHaveAttribute('href', href('/about/'));
  expect(them).toHaveAttribute('href', 'https://a.example/');
});

test('leaves plain words one plain paragraph', () => {
  const { container } = render(prose['plain words']);
  expect(container.innerHTML).toBe('<p>Come &amp; see.</p>');
});
