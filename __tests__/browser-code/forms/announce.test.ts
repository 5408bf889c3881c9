import { announcerOf } from '@/browser/forms/announce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const region = document.createElement('p');
const announce = announcerOf(region);

test('speaks of what has stood still for a second, and of nothing before', () => {
  announce('7');
  jest.advanceTimersByTime(999);
  announce('75');
  jest.advanceTimersByTime(999);
  expect(region).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1);
  expect(region).toHaveTextContent(/^75$/);
});

test('falls silent likewise', () => {
  announce('');
  expect(region).toHaveTextContent('75');
  jest.advanceTimersByTime(1_000);
  expect(region).toBeEmptyDOMElement();
});
