import { z } from 'zod';
import type { Download } from '../content/files';
import { inContent } from '../content/folder';
import { guessName } from '../text/guess-name';
import { position } from './amounts';
import { art, choice, fileName, group, label, list, oneOf, text, timeOfDay, title } from './fields';
import { heading, page, questions } from './pages/parts';
import type { PictureSchema } from './picture';
import { button, link, prose } from './prose';

/** A file of `content/files/` by its name. */
const fileIn = (files: readonly Download[]) =>
  fileName(wantedFile('', files))
    .meta({ file: 'download', description: `a PDF of ${inContent('files')}` })
    .transform((name, { addIssue }) => {
      const found = files.find((file) => file.name === name);
      if (found) return found;
      addIssue({ code: 'custom', message: wantedFile(name, files) });
      return z.NEVER;
    });

function wantedFile(name: string, files: readonly Download[]): string {
  const names = files.map((file) => file.name);
  const guess = guessName(name, names);
  if (guess) return `“${guess}”, or the name of another file in ${inContent('files')}`;
  return `the name of a file in ${inContent('files')} (${names.join(', ') || 'none there can be used'})`;
}

/** The kinds of section that a free page is made of. */
const sections = (picture: PictureSchema, files: readonly Download[]) =>
  [
    group({ kind: z.literal('text'), heading: heading.optional(), text: prose }),
    group({
      kind: z.literal('picture'),
      picture,
      caption: text.optional().describe('words below the picture'),
    }),
    group({
      kind: z.literal('questions'),
      heading,
      questions,
    }),
    group({
      kind: z.literal('files'),
      heading,
      files: list(
        group({ title: title.describe('what the file is called'), file: fileIn(files) }),
        'file',
      ),
    }),
    group({
      kind: z.literal('buttons'),
      heading,
      text: text.optional().describe('words above the buttons'),
      buttons: list(button, 'button'),
    }),
    group({
      kind: z.literal('logos'),
      heading,
      logos: list(
        group({ picture: picture.describe('its alt is the name'), link: link.optional() }).refine(
          ({ picture: { alt }, link: to }) => to === undefined || alt !== '',
          { path: ['picture', 'alt'], error: 'the name of whose logo it is, because it is a link' },
        ),
        'logo',
      ),
    }),
    group({
      kind: z.literal('testimonials'),
      heading,
      testimonials: list(
        group({
          quote: text.describe('what was said'),
          name: text.describe('who said it'),
          role: text.optional().describe('what they do'),
        }),
        'testimonial',
      ),
    }),
    group({ kind: z.literal('gallery'), heading, pictures: list(picture, 'picture') }),
  ] as const;

/** `content/pages/more/<slug>.yaml`: a page of the charity's own, made of sections. */
export const freePageSchema = (picture: PictureSchema, files: readonly Download[]) => {
  const kinds = sections(picture, files);
  const wanted = oneOf(kinds.map(({ shape }) => shape.kind.value));
  const section = z.discriminatedUnion('kind', kinds, {
    error: ({ input }) => (input instanceof Object ? wanted : 'an indented line “kind: …”'),
  });
  return group({
    ...page(picture),
    show: choice(['header', 'footer', 'nowhere'])
      .default('footer')
      .describe(
        'where it is listed: header for both header and footer; without the line, in the footer',
      ),
    label: label.optional().describe('its name there, if the title is too long'),
    order: position.optional().describe('its place among pages of your own: 1 comes first'),
    scene: timeOfDay.default('morning'),
    art,
    sections: list(section, 'section'),
  });
};

export type FreePage = z.infer<ReturnType<typeof freePageSchema>> & { slug: string };

export type FreeSection = FreePage['sections'][number];

/** A section of one kind. */
export type SectionOf<Kind extends FreeSection['kind']> = Extract<FreeSection, { kind: Kind }>;
