/**
 * Keeps what is typed and pasted into a number field as it came. Chromium drops commas there without
 * a word, so that 40,23 would be read as 4023.
 */
export function keepText(field: HTMLInputElement) {
  field.addEventListener('beforeinput', ({ data }) => {
    if (data) field.dataset.typed = numberText(field) + data.replace(/[^\d.,]/g, '');
  });
}

/** The text of a number field, with the commas that were typed as long as its digits are the same. */
export function numberText({ value, dataset }: HTMLInputElement): string {
  const { typed = '' } = dataset;
  const isSame = typed.replaceAll(',', '').replace(/\.$/, '') === value;
  return isSame ? typed : value;
}
