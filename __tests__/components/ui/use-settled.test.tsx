import { act, render, screen } from '@testing-library/react';
import { useSettled } from '@/components/ui/use-settled';

function Spoken({ text }: { text: string }) {
  return <p role="status">{useSettled(text)}</p>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('gives a text once it has stood still for a second, and none of those before', () => {
  const { rerender } = render(<Spoken text="7" />);
  pass(999);
  rerender(<Spoken text="75" />);
  pass(999);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^75$/);
});

it('takes the text away likewise', () => {
  const { rerender } = render(<Spoken text="75" />);
  pass(1_000);
  rerender(<Spoken text="" />);
  expect(screen.getByRole('status')).toHaveTextContent('75');
  pass(1_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
