import { render, screen } from '@testing-library/react';
import { region } from '../expectations';
import { NoEvents } from '@/components/events/no-events';

it('says that there is nothing to list, and lists nothing', () => {
  render(<NoEvents heading="Nothing planned" text="Ask us later." />);
  expect(region('Nothing planned')).toHaveTextContent('Ask us later.');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
