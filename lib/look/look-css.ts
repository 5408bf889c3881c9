import { groundUnder, type Marked } from './mark';
import { paintsOf, type Theme } from './model';
import { paletteOf, type Palette } from './palette';
import { fontCss } from './font-css';

/** How a charity's look differs from another's, as variables for the style sheets: its face and colours, and the ground of its mark. */
export async function lookCss(site: Marked): Promise<string> {
  const palette = paletteOf(site);
  const [light, dark] = await Promise.all(
    [palette.light, palette.dark].map(({ colours }) => groundUnder(site, colours.paper)),
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
  const { accent, 'on-accent': letters } = dark.colours;
  const buttons = { [DARK_GROUNDS]: { '--accent': accent, '--on-accent': letters } };
  const night = written(changed(rulesOf(dark), day));
  const onDark = written(changed(buttons, { [DARK_GROUNDS]: day[':root'] ?? {} }));
  return `@media screen{${written(day)}${onDark}@media (prefers-color-scheme:dark){${night}}}`;
}

function rulesOf({ colours, scenes }: Theme): Rules {
  const rules: Rules = { ':root': variables(colours) };
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

function variables(colours: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));
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
