/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';

/** Text on a ground needs this contrast (WCAG 2.2, 1.4.6, level AAA). */
const TEXT = 7;
/** Edges of controls and rings of focus need this one (1.4.11). */
const EDGE = 3;

const pairs = [
  ...on(['paper', 'surface', 'sage'], ['ink', 'muted', 'link', 'clay'], TEXT),
  ...on(['juniper'], ['on-juniper', 'on-juniper-soft', 'figure'], TEXT),
  ...on(['night'], ['on-night', 'on-juniper'], TEXT),
  ...on(['sunrise'], ['on-sunrise'], TEXT),
  ...on(['line'], ['ink'], TEXT),
  ...on(['paper', 'surface', 'sage'], ['edge', 'link', 'ink'], EDGE),
];

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  const tokens = variables('app/globals.css', ':root', theme);

  test.each(pairs)('$text on $ground reaches $least:1', ({ ground, text, least }) => {
    expect(contrast(tokens.get(text), tokens.get(ground))).toBeGreaterThanOrEqual(least);
  });

  test.each(['dawn', 'morning', 'noon', 'dusk', 'night'])(
    'words in the sky at %s can be read',
    (timeOfDay) => {
      const scene = variables('app/scenes.css', `[data-time-of-day='${timeOfDay}']`, theme);
      const words = tokens.get(scene.get('on-sky')?.match(/--([\w-]+)/)?.[1] ?? '');
      for (const colour of skyBehindWords(scene.get('sky'))) {
        expect(contrast(words, colour)).toBeGreaterThanOrEqual(TEXT);
      }
    },
  );
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function on(grounds: string[], texts: string[], least: number) {
  return grounds.flatMap((ground) => texts.map((text) => ({ ground, text, least })));
}

/** The custom properties of a selector, with those of the dark theme over them where it applies. */
function variables(file: string, selector: string, theme: 'light' | 'dark'): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    const { parent } = rule;
    const media = parent?.type === 'atrule' && 'params' in parent ? String(parent.params) : '';
    const applies = media === '' || (theme === 'dark' && media === '(prefers-color-scheme: dark)');
    if (!applies || !rule.selectors.includes(selector)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found.set(prop.slice(2), value);
    });
  });
  return found;
}

/** The stops of a sky that words may stand before; the glow low over the hills is none of them. */
function skyBehindWords(sky = ''): string[] {
  const stops = [...sky.matchAll(/(#[0-9a-f]{6})(?:\s+(\d+)%)?/g)].map(([, colour = '', at]) => ({
    colour,
    at: Number(at ?? 0),
  }));
  expect(stops.length).toBeGreaterThan(1);
  return stops.filter(({ at }, i) => i < 2 && at <= 70).map(({ colour }) => colour);
}

function contrast(a = '', b = ''): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(hex: string): number {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
