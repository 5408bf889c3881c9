/** What is wrong with a form: the id of a field, and words for the visitor. */
export interface FieldError {
  id: string;
  text: string;
}

/**
 * Shows the errors of a form at their fields (`data-error-of`) and in its summary, and in the page's title,
 * which is then said as in `titled`, with {title} in it. `report` shows them all and takes the focus to the summary; `recheck` takes
 * those away that have been mended. After https://design-system.service.gov.uk/components/error-summary/
 */
export function errorsOf(form: HTMLFormElement, titled: string) {
  const [before = '', after = ''] = titled.split('{title}');
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const list = summary?.querySelector('ul');
  let shown: FieldError[] = [];

  /** The page's title alone, as a translator may have put it since. */
  function titleNow() {
    const { title } = document;
    const isTitled = shown.length > 0 && title.startsWith(before) && title.endsWith(after);
    return isTitled ? title.slice(before.length, title.length - after.length) : title;
  }

  function show(errors: FieldError[]) {
    const title = titleNow();
    document.title = errors.length > 0 ? before + title + after : title;
    shown = errors;
    for (const place of form.querySelectorAll<HTMLElement>('[data-error-of]')) {
      const { errorOf: id = '' } = place.dataset;
      const text = errors.find((error) => error.id === id)?.text;
      place.textContent = text ?? '';
      place.hidden = text === undefined;
      const field = document.getElementById(id);
      field?.setAttribute('aria-invalid', `${text !== undefined}`);
    }
    if (summary) summary.hidden = errors.length === 0;
  }

  return {
    report(errors: FieldError[]) {
      list?.replaceChildren(...errors.map(linkTo));
      show(errors);
      if (errors.length === 0) return;
      // By hand, so that its heading stands below the header whatever the browser does on focus.
      summary?.scrollIntoView();
      summary?.focus({ preventScroll: true });
    },
    recheck(errors: FieldError[]) {
      const still = shown.filter(({ id }) => errors.some((error) => error.id === id));
      if (still.length === shown.length) return;
      // Links go and none comes anew, or all that is left would be read out to whoever types.
      const links = [...(list?.children ?? [])];
      for (const [i, error] of shown.entries()) {
        if (!still.includes(error)) links[i]?.remove();
      }
      show(still);
    },
  };
}

function linkTo({ id, text }: FieldError) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.className = 'arrow-link text-clay';
  link.textContent = text;
  link.onclick = (event) => {
    event.preventDefault();
    goToField(id);
  };
  item.append(link);
  return item;
}

/** How much of a field is enough to type in it, in pixels: a line of text twice as large. */
const ENOUGH = 120;

/**
 * Puts the focus into a field with all that belongs to it in view: its label or legend, and what is
 * wrong. Browsers that follow a link to a field show the field alone, and may hide its label under
 * the header. After https://design-system.service.gov.uk/components/error-summary/
 */
function goToField(id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  // The label of one choice among several says less than the legend of them all.
  const heading = document.querySelector(`label[for="${id}"]`) ?? field.closest('fieldset');
  heading?.scrollIntoView();
  // Where a window is too low for both, the field counts.
  const { top, bottom } = field.getBoundingClientRect();
  if (Math.min(bottom, top + ENOUGH) > innerHeight) field.scrollIntoView({ block: 'nearest' });
  field.focus({ preventScroll: true });
}
