import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Keeps what was typed when React cannot take over the form that stands in the page and makes it
 * anew: programs that translate pages, and some extensions, change the page before React comes.
 */
export function useKeptFields(form: RefObject<HTMLFormElement | null>) {
  // Read before React puts anything into the page.
  const [before] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : { form: document.querySelector('form[data-island]'), focus: document.activeElement },
  );

  useLayoutEffect(() => {
    const { current } = form;
    if (!current || !(before?.form instanceof HTMLFormElement) || before.form === current) return;
    for (const old of before.form.elements) {
      const field = document.getElementById(old.id);
      if (isField(old) && isField(field)) {
        field.value = old.value;
        if ('checked' in old && 'checked' in field) field.checked = old.checked;
        if (old === before.focus) putFocus(field, old);
      }
    }
  }, [before, form]);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(element: Element | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Puts the focus into a field, and the caret where it was in the old one. */
function putFocus(field: Field, { selectionStart, selectionEnd }: Field) {
  field.focus({ preventScroll: true });
  // Fields for email addresses don't tell where it was, nor take it.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
