import { render, screen } from '@testing-library/react';
import { Logo } from '@/components/frame/logo';
import { markOf } from '@/lib/look/mark';
import { MODEL_COLORS } from '@/lib/look/model';
import { href } from '@/lib/site/routes';

const aspen = { name: 'Aspen Aid', colors: MODEL_COLORS };

test.each([
  ['Nachbarschaftshilfeförderverein', true],
  ['Förderverein der Nachbarn', false],
])('lets browsers part %s where a line is too short for a word: %s', (name, isParted) => {
  render(<Logo site={{ ...aspen, name }} current={false} />);
  expect(screen.getByText(name).classList.contains('hyphens-auto')).toBe(isParted);
});

test('is no word for a translator', () => {
  render(<Logo site={aspen} current={false} />);
  expect(screen.getByRole('link')).toHaveAttribute('translate', 'no');
});

test('shows a small logo at once, as a part of the page that says nothing', () => {
  const svg = '<svg viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const site = { ...aspen, logo: { svg, width: 8, height: 8 } };
  const { container } = render(<Logo site={site} current={false} />);
  const drawing = container.querySelector('svg');
  expect(screen.getByRole('link', { name: 'Aspen Aid' })).toContainElement(drawing);
  expect(drawing?.closest('[aria-hidden]')).not.toBeNull();
});

test.each([
  ['the letter of its name', markOf(aspen)],
  ['wide', { svg: '<svg viewBox="0 0 16 8"/>', width: 16, height: 8 }],
  [
    'with styles',
    { svg: '<svg viewBox="0 0 8 8"><style>*{fill:red}</style></svg>', width: 8, height: 8 },
  ],
  ['with names', { svg: '<svg viewBox="0 0 8 8"><g id="a"/></svg>', width: 8, height: 8 }],
  ['large', { svg: `<svg viewBox="0 0 8 8">${' '.repeat(2000)}</svg>`, width: 8, height: 8 }],
])('shows a logo that is %s as a file, in its proportions', (_how, logo) => {
  const { container } = render(<Logo site={{ ...aspen, logo }} current={false} />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', href('/icon.svg'));
  expect(image).toHaveAttribute('alt', '');
  expect(Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))).toBe(
    logo.width / logo.height,
  );
});
