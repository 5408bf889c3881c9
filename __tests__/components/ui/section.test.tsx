import { render } from '@testing-library/react';
import { section } from '@/examples/ui/section';
import { region } from '../expectations';

test.each(['paper', 'sage', 'brand'] as const)('is named by its heading on %s', (tone) => {
  render(section[tone]);
  expect(region('Our garden')).toHaveTextContent('Come and dig.');
});
