import { Section } from '../ui/section';

/** What stands in place of the events when there are none. */
export function NoEvents({ heading, text }: { heading: string; text: string }) {
  return (
    <Section labelledBy="none" className="pt-8">
      <h2 id="none" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-text text-lg text-muted">{text}</p>
    </Section>
  );
}
