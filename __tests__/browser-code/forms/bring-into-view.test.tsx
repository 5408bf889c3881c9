import { fireEvent, render, screen } from '@testing-library/react';
import { bringIntoView } from '@/browser/forms/bring-into-view';

const button = () => screen.getByRole('button');
const field = () => screen.getByRole('textbox');
const result = () => screen.getByText('Thanks');

const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => {
  scroll.mockReset();
  render(
    <form>
      <input />
      <button type="submit">Send</button>
      <div tabIndex={-1}>
        Thanks <a href="#mail">Write</a>
      </div>
    </form>,
  );
});

test.each([
  ['is still on the button', () => button().focus(), undefined],
  ['is nowhere', () => {}, null],
  ['is where Enter was pressed', () => field().focus(), undefined],
])('comes into view and takes the focus that %s', (_where, focus, from) => {
  focus();
  bringIntoView(result(), from);
  expect(result()).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([result()]);
});

test.each([
  ['from the button', button],
  ['since the field was sent', () => null],
])('leaves whoever has gone on to a field %s', (_what, from) => {
  field().focus();
  bringIntoView(result(), from());
  expect(field()).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});

test('a link in it is not followed by the second half of a double click', () => {
  bringIntoView(result());
  const link = screen.getByRole('link');
  // What a handler prevents returns false.
  expect(fireEvent.click(link, { detail: 2 })).toBe(false);
  expect(fireEvent.click(link, { detail: 1 })).toBe(true);
});
