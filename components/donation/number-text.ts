/**
 * Keeps what is typed and pasted into a number field as it came. Chromium drops commas there without
 * a word, so that 40,23 would be read as 4023. Returns what stops it.
 */
export function keepText(field: HTMLInputElement) {
  const keep = ({ data }: InputEvent) => {
    if (data) field.dataset.typed = numberText(field) + data.replace(/[^\d.,]/g, '');
  };
  field.addEventListener('beforeinput', keep);
  return () => field.removeEventListener('beforeinput', keep);
}

/** The text of a number field, with the commas that were typed as long as its digits are the same. */
export function numberText({ value, dataset }: HTMLInputElement): string {
  const { typed = '' } = dataset;
  const isSame = typed.replaceAll(',', '').replace(/\.$/, '') === value;
  return isSame ? typed : value;
}
