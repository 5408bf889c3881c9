/**
 * How a form stands: shown by the page's own script (`on`), holding a press until its code is there (`wait`),
 * taken over by its code (`ready`), or without it (`failed`), so that the plain way stands beside it.
 */
export type FormState = 'on' | 'wait' | 'ready' | 'failed';

/** Notes the state at the box of a form (`data-code`), whose styles follow it, and says it in the box's words. */
export function showState(box: HTMLElement, state: FormState) {
  const words = box.dataset[state] ?? '';
  const place = box.querySelector('form+p');
  box.dataset.state = state;
  place?.replaceChildren(words);
  if (words) place?.scrollIntoView({ block: 'nearest' });
}
