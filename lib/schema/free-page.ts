import { z } from 'zod';
import type { Download } from '../content/files';
import { guessName } from '../content/schema-issues';
import { position } from './amounts';
import { dayOfChange } from './dates';
import { group, list, oneOf, text, timeOfDay } from './fields';
import type { PictureSchema } from './picture';
import { link, paragraphs, prose } from './prose';

const places = ['header', 'footer', 'nowhere'] as const;

/** A file of `content/files/` by its name. */
const fileIn = (files: readonly Download[]) =>
  z.string({ error: wantedFile('', files) }).transform((name, { addIssue }) => {
    const found = files.find((file) => file.name === name);
    if (found) return found;
    addIssue({ code: 'custom', message: wantedFile(name, files) });
    return z.NEVER;
  });

function wantedFile(name: string, files: readonly Download[]): string {
  const names = files.map((file) => file.name);
  const guess = guessName(name, names);
  if (guess) return `“${guess}”, or the name of another file in content/files`;
  return `the name of a file in content/files (${names.join(', ') || 'it is empty'})`;
}

/** The kinds of section that a free page is made of. */
const sections = (picture: PictureSchema, files: readonly Download[]) =>
  [
    group({ kind: z.literal('text'), heading: text.optional(), text: prose }),
    group({ kind: z.literal('picture'), picture, caption: text.optional() }),
    group({
      kind: z.literal('questions'),
      heading: text,
      questions: list(group({ question: text, answer: paragraphs }), 'question'),
    }),
    group({
      kind: z.literal('files'),
      heading: text,
      files: list(group({ title: text, file: fileIn(files) }), 'file'),
    }),
    group({
      kind: z.literal('buttons'),
      heading: text,
      text: text.optional(),
      buttons: list(group({ label: text, link }), 'button'),
    }),
    group({
      kind: z.literal('logos'),
      heading: text,
      logos: list(group({ picture, link: link.optional() }), 'logo'),
    }),
    group({
      kind: z.literal('testimonials'),
      heading: text,
      testimonials: list(group({ quote: text, name: text, role: text.optional() }), 'testimonial'),
    }),
    group({ kind: z.literal('gallery'), heading: text, pictures: list(picture, 'picture') }),
  ] as const;

/** `content/pages/more/<slug>.yaml`: a page of the charity's own, made of sections. */
export const freePageSchema = (picture: PictureSchema, files: readonly Download[]) => {
  const kinds = sections(picture, files);
  const wanted = oneOf(kinds.map(({ shape }) => shape.kind.value));
  const section = z.discriminatedUnion('kind', kinds, {
    error: ({ input }) => (input instanceof Object ? wanted : 'an indented line “kind: …”'),
  });
  return group({
    title: text,
    description: text,
    updated: dayOfChange.optional(),
    heading: text,
    lead: text,
    show: z.enum(places, { error: oneOf(places) }).default('footer'),
    label: text.optional(),
    order: position.optional(),
    scene: timeOfDay.default('morning'),
    sections: list(section, 'section'),
  });
};

export type FreePage = z.infer<ReturnType<typeof freePageSchema>> & { slug: string };

export type FreeSection = FreePage['sections'][number];

/** A section of one kind. */
export type SectionOf<Kind extends FreeSection['kind']> = Extract<FreeSection, { kind: Kind }>;
