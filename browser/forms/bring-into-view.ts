/**
 * Shows what has become of a form: brings the element that says so into view, clear of the header, and puts the
 * focus there. Who has gone on to another field is left alone; `from` is where the focus was when the form was sent.
 * The element needs a tabindex, and neither role nor name: what speaks in it would be read out twice.
 */
export function bringIntoView(element: HTMLElement, from = document.activeElement) {
  const { activeElement: now, body } = document;
  const button = element.closest('form')?.querySelector('[type="submit"]');
  if (now !== null && now !== body && now !== button && now !== from) return;
  element.scrollIntoView({ block: 'nearest' });
  element.focus({ preventScroll: true });
  // It may come under the pointer between the halves of a double click, which was not meant for a link in it.
  element.onclick = (event) => {
    if (event.detail > 1) event.preventDefault();
  };
}
