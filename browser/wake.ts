/*
 * Fetches the code of a form (`data-code`) when somebody touches it, or at once when the page's address
 * has a parameter that fills it in. If it doesn't come, the form stays the plain HTML that it was.
 */
const asked = new URLSearchParams(location.search);

for (const form of document.querySelectorAll<HTMLElement>('[data-code]')) {
  const { code = '', parameters = '' } = form.dataset;
  let script: HTMLScriptElement | undefined;
  const wake = () => {
    if (script) return;
    script = document.createElement('script');
    script.src = code;
    document.head.append(script);
  };
  for (const touch of ['pointerdown', 'focusin', 'keydown']) form.addEventListener(touch, wake);
  if (parameters.split(' ').some((name) => asked.has(name))) wake();
}

export {};
