import { openSync, type Font } from 'fontkit';
import { href } from '../site/routes';
import { fontFiles, FONTS, servedFont, type FontName } from './fonts';

/** A bold face of visitors' systems, and how wide headings run in Fraunces 600 over how wide they run in it. */
interface StandIn {
  name: string;
  local: readonly string[];
  width: number;
}

const STAND_INS: Record<'serif' | 'sans-serif', readonly StandIn[]> = {
  serif: [
    {
      name: 'Times',
      local: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'LiberationSerif-Bold',
      ],
      width: 1.117,
    },
    { name: 'Noto', local: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.955 },
    { name: 'DejaVu', local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], width: 0.862 },
  ],
  'sans-serif': [
    {
      name: 'Arial',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
      width: 1.001,
    },
    { name: 'Roboto', local: ['Roboto Bold', 'Roboto-Bold'], width: 1.071 },
    { name: 'DejaVu', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 0.842 },
  ],
};

/** Words as headings have them, to measure how wide a face runs. */
const SAMPLE =
  'Welcome to our house. Neighbors looking out for each other: How We Create Change, Upcoming Events, Where your gift goes, Nobody should have to get through a hard month alone.';

/**
 * The display face as style sheets name it, and what headings are set in until it has come: the bold
 * face of the visitor's system, made as wide and as high, so that nothing moves when it comes.
 * Widths in `ch` would still move: use em.
 */
export function fontCss(font: FontName): string {
  const { kind } = FONTS[font];
  const { ascent, descent, unitsPerEm } = openFont(fontFiles(font)[0].path);
  const faces = STAND_INS[kind].map(({ name, local, width }) => {
    const size = width * (widthOf(font) / widthOf('fraunces'));
    const high = (height: number) => percent(height / unitsPerEm / size);
    const source = local.map((face) => `local('${face}')`).join();
    return `@font-face{font-family:'${name} Stand-in';font-weight:600;src:${source};size-adjust:${percent(size)};ascent-override:${high(ascent)};descent-override:${high(-descent)};line-gap-override:0%}`;
  });
  const url = href(`/fonts/${servedFont(font).name}`);
  // Serifs are what style sheets end with.
  const last = kind === 'serif' ? [] : [kind];
  const standIns = [...STAND_INS[kind].map(({ name }) => `'${name} Stand-in'`), ...last];
  return [
    `@font-face{font-display:swap;font-family:Display;font-weight:600;src:url(${url}) format('woff2')}`,
    ...faces,
    `:root{--stand-ins:${standIns.join()}}`,
  ].join('');
}

/** How wide the sample runs, in em. */
function widthOf(font: FontName): number {
  const face = openFont(fontFiles(font)[0].path);
  return face.layout(SAMPLE).advanceWidth / face.unitsPerEm;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

const opened = new Map<string, Font>();

/**
 * Reads a font's file, once.
 * @throws {Error} when it holds no font, or several.
 */
export function openFont(path: string): Font {
  const font = opened.get(path) ?? openSync(path);
  if (!('layout' in font)) throw new Error(`${path} holds several fonts; wanted one`);
  opened.set(path, font);
  return font;
}
