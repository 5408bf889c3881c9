import { render, screen } from '@testing-library/react';
import { addressLines as examples } from '@/examples/ui/address-lines';

test('each line of an address runs the way its own letters do', () => {
  render(examples['with a street']);
  for (const line of ['100 Example Avenue', 'Pueblo, CO 81003']) {
    expect(screen.getByText(line, { selector: 'bdi' })).toBeVisible();
  }
});
