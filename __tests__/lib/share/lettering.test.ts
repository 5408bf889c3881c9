import { fit, outline } from '@/lib/share/lettering';

const box = { width: 1000, height: 300 };
const sizes = [100, 60, 40];

/** How far letters reach to the right, read from the path that draws them. */
function reachOf(text: string, size: number): number {
  const numbers = outline(text, 0, 0, size).match(/-?\d+(\.\d+)?/g) ?? [];
  return Math.max(...numbers.filter((_, i) => i % 2 === 0).map(Number));
}

test.each([
  ['Events', 100, 1],
  ['Community Volunteer Day', 100, 2],
  ['A longer title that tells of more than it should, and does so in many words', 60, 3],
])('sets “%s” as large as the box lets it', (text, size, lines) => {
  const fitted = fit(text, box, sizes);
  expect(fitted.size).toBe(size);
  expect(fitted.lines).toHaveLength(lines);
  expect(fitted.lines.join(' ')).toBe(text);
});

test.each([
  'word '.repeat(90),
  'x'.repeat(200),
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenknopf'.repeat(2),
  'Short words and then one-that-is-far-too-long-for-any-line-of-the-box-so-that-it-has-to-be-cut',
])('stays inside the box and says that it was cut: %s', (text) => {
  const { lines, size } = fit(text, box, sizes);
  expect(lines.length * size * 1.1).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(reachOf(line, size)).toBeLessThanOrEqual(box.width);
});

test('breaks lines so that they are about equally long', () => {
  const { lines } = fit('Every neighbor has a warm and well-lit place to be', box, [60]);
  const [first = '', second = ''] = lines;
  expect(lines).toHaveLength(2);
  expect(Math.abs(first.length - second.length)).toBeLessThan(10);
});

test.each([
  ['Café Nguyễn, Łódź', true],
  ['“Zoë’s” – 50 % & more', true],
  ['💚', false],
  ['慈善', false],
  ['', false],
])('draws %j: %s', (text, drawn) => {
  expect(outline(text, 0, 0, 40) !== '').toBe(drawn);
});

test('leaves out what it has no letters for, and keeps the rest', () => {
  expect(fit('Love 💚 and 慈善 care', box, sizes).lines).toEqual(['Love and care']);
  expect(outline('💚a', 0, 0, 40)).toBe(outline('a', 0, 0, 40));
});
