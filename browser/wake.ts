/*
 * Fetches the code of a form (`data-code`) when somebody touches it, or at once when the page's address
 * has a parameter that fills it in. If it doesn't come, the form stays the plain HTML that it was.
 */
for (const form of document.querySelectorAll<HTMLElement>('[data-code]')) {
  const { code: src = '', fill = '' } = form.dataset;
  let script: HTMLScriptElement | undefined;
  const wake = () =>
    (script ??= document.head.appendChild(
      Object.assign(document.createElement('script'), { src }),
    ));
  for (const touch of ['pointerdown', 'focusin', 'keydown']) form.addEventListener(touch, wake);
  if (fill.split(' ').some((name) => location.search.includes(`${name}=`))) wake();
}

export {};
