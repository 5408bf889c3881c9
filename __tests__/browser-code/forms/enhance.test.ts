import { waitFor } from '@testing-library/dom';
import { enhance, listen } from '@/browser/forms/enhance';

const WORDS = 'Not just now.';

afterEach(() => jest.restoreAllMocks());

/** Puts a form into the page as its inline script has left it. */
function show(state = 'on') {
  document.body.innerHTML = `<div data-code="/code/a.js" data-state="${state}" data-failed="${WORDS}">
    <form><input name="word" value="kept"></form><p role="status"></p></div>`;
  const box = document.querySelector('div');
  const form = document.querySelector('form');
  if (!box || !form) throw new Error('found no form');
  return { box, form, said: () => box.querySelector('p')?.textContent };
}

test.each(['on', 'wait'])('code takes a form over once (%s)', (state) => {
  const { box } = show(state);
  const start = jest.fn();
  enhance(start);
  enhance(start);
  expect(start).toHaveBeenCalledTimes(1);
  expect(box.dataset.state).toBe('ready');
});

test('code that comes after the plain way has been shown leaves that alone', () => {
  const { box } = show('failed');
  const start = jest.fn();
  enhance(start);
  expect(start).not.toHaveBeenCalled();
  expect(box.dataset.state).toBe('failed');
});

test('code that fails as it starts has not taken the form over', () => {
  const { box } = show();
  const start = () => {
    throw new Error('no luck');
  };
  expect(() => enhance(start)).toThrow('no luck');
  expect(box.dataset.state).toBe('on');
});

test.each([
  ['at once', () => Promise.reject(new Error('no luck'))],
  ['a while later', () => Promise.resolve().then(() => Promise.reject(new Error('no luck')))],
])(
  'code that fails at a press, %s, shows the plain way and keeps what was typed',
  async (_when, act) => {
    const { box, form, said } = show('ready');
    const told = jest.spyOn(console, 'error').mockImplementation();
    listen(form, 'submit', (event) => {
      event.preventDefault();
      return act();
    });
    expect(form.dispatchEvent(new Event('submit', { cancelable: true }))).toBe(false);
    await waitFor(() => expect(told).toHaveBeenCalledWith(new Error('no luck')));
    expect(box.dataset.state).toBe('failed');
    expect(said()).toBe(WORDS);
    expect(new FormData(form).get('word')).toBe('kept');
  },
);
