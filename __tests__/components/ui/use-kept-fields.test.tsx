import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFields } from '@/components/ui/use-kept-fields';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useKeptFields(form);
  return (
    <form ref={form} data-island="">
      <input id="name" aria-label="Name" />
      <input id="email" type="email" aria-label="Email" />
      <input id="monthly" type="checkbox" aria-label="Monthly" />
      <textarea id="message" aria-label="Message" />
      <button>Send</button>
    </form>
  );
}

const FIELDS =
  '<input id="name" aria-label="Name"><input id="email" type="email" aria-label="Email">' +
  '<input id="monthly" type="checkbox" aria-label="Monthly">' +
  '<textarea id="message" aria-label="Message"></textarea>';

let container: HTMLElement;
const anew = jest.fn();

/** Puts a form into the page as it was sent, or as another program has changed it. */
function pageWith(html: string) {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<form data-island="">${html}</form>`;
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Ada';
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value = 'ada@field.example';
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value = 'Dear Ann';
}

function hydrate() {
  render(<Form />, { container, hydrate: true, onRecoverableError: anew });
}

function expectTyped() {
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@field.example');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Dear Ann');
}

beforeEach(() => anew.mockReset());
afterEach(() => container.remove());

it.each([
  ['as it was sent', `${FIELDS}<button>Send</button>`, 0],
  ['that was translated', `${FIELDS}<button><font>Senden</font></button>`, 1],
  ['with a field of an extension in it', `<input>${FIELDS}<button>Send</button>`, 1],
])('keeps what was typed into a page %s', (_what, html, times) => {
  pageWith(html);
  const before = screen.getByRole('textbox', { name: 'Message' });
  hydrate();
  expectTyped();
  expect(anew).toHaveBeenCalledTimes(times);
  expect(screen.getByRole('textbox', { name: 'Message' }) === before).toBe(times === 0);
});

it.each(['Name', 'Email', 'Message'])('keeps the focus in “%s”', (name) => {
  pageWith(`${FIELDS}<button><font>Senden</font></button>`);
  screen.getByRole('textbox', { name }).focus();
  hydrate();
  expect(screen.getByRole('textbox', { name })).toHaveFocus();
});

it('keeps the caret', () => {
  pageWith(`${FIELDS}<button><font>Senden</font></button>`);
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  message().focus();
  message().setSelectionRange(2, 4);
  hydrate();
  expect([message().selectionStart, message().selectionEnd]).toEqual([2, 4]);
});

it('leaves the focus outside a form where it is', () => {
  pageWith(`${FIELDS}<button><font>Senden</font></button>`);
  hydrate();
  expect(document.body).toHaveFocus();
});
