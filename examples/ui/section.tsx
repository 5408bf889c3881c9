import { Section } from '@/components/ui/section';

const words = (
  <>
    <h2 id="garden">Our garden</h2>
    <p>Come and dig.</p>
  </>
);

export const section = {
  paper: <Section labelledBy="garden">{words}</Section>,
  sage: (
    <Section labelledBy="garden" tone="sage">
      {words}
    </Section>
  ),
  brand: (
    <Section labelledBy="garden" tone="brand">
      {words}
    </Section>
  ),
  'without a heading': (
    <Section>
      <p>Come and dig.</p>
    </Section>
  ),
};
