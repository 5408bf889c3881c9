import type { Pages } from '@/lib/schema/pages';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';

/** The charity's core values. */
export function Values({ heading, items }: NonNullable<Pages['about']['values']>) {
  return (
    <Section labelledBy="values" tone="brand">
      <h2 id="values" className="text-2xl">
        {heading}
      </h2>
      <ul className="md:three-across mt-10 grid gap-x-12 gap-y-10">
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} className="h-10 w-10 text-figure" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-on-brand-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
