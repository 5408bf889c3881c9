import type { Pages } from '@/lib/schema/pages';
import { Prose } from '../ui/prose';
import { Section } from '../ui/section';

/** Who the charity is, in a few paragraphs. */
export function Introduction({ heading, paragraphs }: NonNullable<Pages['about']['introduction']>) {
  return (
    <Section labelledBy="introduction" className="pt-8 lg:pt-12">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 id="introduction" className="text-2xl">
          {heading}
        </h2>
        <div className="grid max-w-[44rem] gap-5 first:*:text-lg">
          {paragraphs.map((paragraph) => (
            <Prose key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
    </Section>
  );
}
