import { render, screen, within } from '@testing-library/react';
import { Prose } from '@/components/ui/prose';
import { href } from '@/lib/site/routes';

test('shows paragraphs, links and lists', () => {
  render(<Prose text={'So **good**.\n\n- [Us](/about/)\n- [Them](https://a.example/)'} />);
  expect(screen.getByText('good').tagName).toBe('STRONG');
  const [us, them] = within(screen.getByRole('list')).getAllByRole('link');
  expect(us).toHaveAttribute('href', href('/about/'));
  expect(them).toHaveAttribute('href', 'https://a.example/');
});

test('leaves plain words one plain paragraph', () => {
  const { container } = render(<Prose text="Come & see." />);
  expect(container.innerHTML).toBe('<p>Come &amp; see.</p>');
});
