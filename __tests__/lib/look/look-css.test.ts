import { parse, type Container } from 'postcss';
import { paletteCss } from '@/lib/look/look-css';
import { MODEL_COLORS } from '@/lib/look/model';
import { paletteOf, type Colors } from '@/lib/look/palette';

/** The variables that a sheet gives to a selector, on a screen of a theme. */
function variables(colors: Colors, selector: string, theme: 'light' | 'dark') {
  const found = new Map<string, string>();
  const within = (container: Container) =>
    container.each((node) => {
      if (node.type === 'atrule' && (node.params === 'screen' || theme === 'dark')) within(node);
      if (node.type === 'rule' && node.selectors.includes(selector)) {
        node.walkDecls(({ prop, value }) => void found.set(prop, value));
      }
    });
  within(parse(paletteCss(paletteOf({ colors }))));
  return found;
}

test.each(['light', 'dark'] as const)('says every color of the %s theme', (theme) => {
  const { colors, scenes } = paletteOf({ colors: MODEL_COLORS })[theme];
  const page = variables(MODEL_COLORS, ':root', theme);
  for (const [name, color] of Object.entries(colors)) expect(page.get(`--${name}`)).toBe(color);
  for (const [timeOfDay, { sky, sun, hills, motif, letters }] of Object.entries(scenes)) {
    const scene = variables(MODEL_COLORS, `.at-${timeOfDay}`, theme);
    expect(scene.get('--sky')).toBe(sky.join(','));
    expect(scene.get('--sun')).toBe(sun);
    expect(scene.get('--on-sky')).toBe(`var(--${letters})`);
    expect([1, 2, 3, 4].map((i) => scene.get(`--hill-${i}`))).toEqual(hills);
    for (const [name, color] of Object.entries(motif)) expect(scene.get(`--${name}`)).toBe(color);
  }
});

test('gives buttons on dark grounds another color where the wished one can’t be told from those', () => {
  const dark = { brand: '#12312c', accent: '#1e3a8a' };
  expect(variables(dark, ':root', 'light').get('--accent')).toBe(dark.accent);
  const { accent } = paletteOf({ colors: dark }).dark.colors;
  expect(accent).not.toBe(dark.accent);
  for (const ground of ['.bg-brand', '.bg-night', '.at-dusk']) {
    expect(variables(dark, ground, 'light').get('--accent')).toBe(accent);
    expect(variables(MODEL_COLORS, ground, 'light').get('--accent')).toBeUndefined();
  }
});

test('leaves paper alone', () => {
  for (const node of parse(paletteCss(paletteOf({ colors: MODEL_COLORS }))).nodes) {
    expect(node).toMatchObject({ name: 'media', params: 'screen' });
  }
});
