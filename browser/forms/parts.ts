/** A place in a form that its code fills, by its name. */
export function partOf(form: HTMLFormElement, name: string) {
  return form.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

/** A copy of words that stand out of sight in a form, ready to be shown, by their name. */
export function hiddenWords(form: HTMLFormElement, name: string): Node[] {
  const words = form.querySelector(`[data-words="${name}"]`)?.cloneNode(true);
  return words ? [...words.childNodes] : [];
}
