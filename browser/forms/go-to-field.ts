/** How much of a field is enough to type in it, in pixels: a line of text twice as large. */
const ENOUGH = 120;

/**
 * Puts the focus into a field with all that belongs to it in view: its label or legend, and what is
 * wrong. Browsers that follow a link to a field show the field alone, and may hide its label under
 * the header. After https://design-system.service.gov.uk/components/error-summary/
 */
export function goToField(id: string) {
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
