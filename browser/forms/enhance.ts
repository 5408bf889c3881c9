import { showState } from '../form-state';

/**
 * Lets code take over each form of the page that doesn't have it yet, unless its visitor has been shown
 * the plain way meanwhile; then the next press asks for it again.
 */
export function enhance(start: (form: HTMLFormElement) => void) {
  for (const box of document.querySelectorAll<HTMLElement>('[data-code]')) {
    const form = box.querySelector('form');
    if (!form || /ready|failed/.test(box.dataset.state ?? '')) continue;
    start(form);
    showState(box, 'ready');
  }
}

/** Listens at a form; should that fail, the plain way appears, and what was typed stays. */
export function listen<Name extends keyof HTMLElementEventMap>(
  form: HTMLFormElement,
  name: Name,
  act: (event: HTMLElementEventMap[Name]) => unknown,
) {
  form.addEventListener(name, (event) => {
    (async () => act(event))().catch((error: unknown) => {
      const box = form.closest<HTMLElement>('[data-code]');
      if (box) showState(box, 'failed');
      console.error(error);
    });
  });
}

/** Takes the marks out of addresses that nobody sees, which are copied along from chats and contact lists. */
export function takeMarksOut(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=email]')) {
    field.value = field.value.replace(/\p{Cf}/gu, '');
  }
}
