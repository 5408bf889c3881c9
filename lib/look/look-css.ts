import { fontCss } from './font-css';
import { groundUnder, type Brand } from './mark';
import { paintsOf, type Theme } from './model';
import { paletteOf, type Palette } from './palette';

/** How a charity's look differs from another's, as variables for the style sheets: its face and colors, and the ground of its mark. */
export async function lookCss(site: Brand): Promise<string> {
  const palette = paletteOf(site);
  const [light, dark] = await Promise.all(
    [palette.light, palette.dark].map(({ colors }) => groundUnder(site, colors.paper)),
  );
  return [
    fontCss(site.font ?? 'fraunces'),
    paletteCss(palette),
    light && `:root{--mark-ground:${light}}`,
    dark !== light &&
      `@media (prefers-color-scheme:dark){:root{--mark-ground:${dark ?? 'transparent'}}}`,
  ]
    .filter(Boolean)
    .join('');
}

type Rules = Record<string, Record<string, string>>;

/** Grounds that are dark in both themes. */
const DARK_GROUNDS = '.bg-brand,.bg-night,.at-dusk,.at-night';

/**
 * A palette as the variables that the style sheets paint with. They are for screens; on paper all is
 * black and white. What the dark theme has in common with the light one stands once.
 */
export function paletteCss({ light, dark }: Palette): string {
  const day = rulesOf(light);
  const { accent, 'on-accent': letters } = dark.colors;
  const buttons = { [DARK_GROUNDS]: { '--accent': accent, '--on-accent': letters } };
  const night = written(changed(rulesOf(dark), day));
  const onDark = written(changed(buttons, { [DARK_GROUNDS]: day[':root'] ?? {} }));
  return `@media screen{${written(day)}${onDark}@media (prefers-color-scheme:dark){${night}}}`;
}

function rulesOf({ colors, scenes }: Theme): Rules {
  const rules: Rules = { ':root': variables(colors) };
  for (const [timeOfDay, scene] of Object.entries(scenes)) {
    const { sky, halo, letters } = scene;
    rules[`.at-${timeOfDay}`] = {
      '--halo': `${halo}%`,
      '--on-sky': `var(--${letters})`,
      '--sky': sky.join(','),
      ...variables(paintsOf(scene)),
    };
  }
  return rules;
}

function variables(colors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, color]));
}

/** What is otherwise in some rules than in others. */
function changed(rules: Rules, others: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([selector, block]) => [
      selector,
      Object.fromEntries(
        Object.entries(block).filter(([name, value]) => value !== others[selector]?.[name]),
      ),
    ]),
  );
}

function written(rules: Rules): string {
  return Object.entries(rules)
    .map(([selector, block]) => {
      const lines = Object.entries(block).map(([name, value]) => `${name}:${value}`);
      return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
    })
    .join('');
}
