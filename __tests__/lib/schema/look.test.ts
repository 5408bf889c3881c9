import { MODEL_COLORS } from '@/lib/look/model';
import { colors } from '@/lib/schema/look';
import { issuesIn, loadChanged, settle } from '../content/broken-content';

test('the palette is that of the example where content says nothing', () => {
  expect(loadChanged(settle('colors')).site.colors).toEqual(MODEL_COLORS);
});

test.each([
  ['#1B493F', '#1b493f'],
  ['#abc', '#aabbcc'],
  ['1b493f', '#1b493f'],
  [' navy ', '#000080'],
  ['rgb(27, 73, 63)', '#1b493f'],
])('reads %j as %s', (typed, read) => {
  expect(colors.parse({ brand: typed, accent: typed })).toEqual({ brand: read, accent: read });
});

test.each([
  ['brand: "#12"', '“#12”'],
  ['brand: forest', '“forest”'],
  ['brand: "#1b493f80"', '“#1b493f80”'],
  ['brand: transparent', '“transparent”'],
])('refuses %s', (line, found) => {
  expect(issuesIn(settle('colors', 'colors:', `  ${line}`, '  accent: "#f2a541"'))).toEqual([
    expect.stringContaining(`brand: found ${found}; wanted a color between quotes, written like`),
  ]);
});

test('says of a color without quotes what has become of it', () => {
  expect(issuesIn(settle('colors', 'colors:', '  brand: #1b493f', '  accent: "#f2a541"'))).toEqual([
    expect.stringMatching(/“brand: #1b493f” has a #.*put straight quotes/),
  ]);
});
