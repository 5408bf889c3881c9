import { render } from '@testing-library/react';
import { region } from '../expectations';
import { Section } from '@/components/ui/section';

test.each(['paper', 'sage', 'brand'] as const)('is named by its heading on %s', (tone) => {
  render(
    <Section labelledBy="garden" tone={tone}>
      <h2 id="garden">Our garden</h2>
      <p>Come and dig.</p>
    </Section>,
  );
  expect(region('Our garden')).toHaveTextContent('Come and dig.');
});
