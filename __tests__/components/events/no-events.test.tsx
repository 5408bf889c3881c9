import { render, screen } from '@testing-library/react';
import { NoEvents } from '@/components/events/no-events';
import { contactFormHref } from '@/lib/site/routes';
import { content } from '../content';
import { expectLinks, region } from '../expectations';

const { site } = content;
const words = {
  site,
  heading: 'Nothing planned',
  thanks: 'Thank you for coming.',
  text: 'Ask us later.',
  button: 'Ask us',
};
const since = '2030-06-01T21:30:00Z';

test('says that nothing lies ahead, and how to hear of the next', () => {
  render(<NoEvents {...words} hadSome since={since} now={new Date(since)} />);
  expect(region(words.heading)).toBeVisible();
  expect(region(words.heading)).toHaveTextContent(words.text);
  expectLinks(region(words.heading), [[words.button, contactFormHref(words.button)]]);
});

test.each([true, false])(
  'thanks those who came, where there was something to come to: %s',
  (hadSome) => {
    render(<NoEvents {...words} hadSome={hadSome} since={since} now={new Date(since)} />);
    expect(screen.queryAllByText(words.thanks)).toHaveLength(hadSome ? 1 : 0);
  },
);

test('is out of sight before that', () => {
  render(<NoEvents {...words} hadSome since={since} now={new Date('2030-06-01T21:29:59Z')} />);
  expect(screen.getByText(words.text)).not.toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});
