/*
 * Shows the form that follows in this box, and fetches its code when somebody touches it, or at once where
 * the page's address fills it in. A press waits for the code. If that doesn't come, a form that can be
 * posted as it stands is, unless there is no network; beside any other the plain way appears. What was typed stays.
 */
import { showState } from './form-state';

/** So long a press waits for the code, or a second one for an answer to the first, in milliseconds. */
const MOMENT = 5_000;

interface Box extends HTMLElement {
  readonly dataset: Record<'code' | 'fill', string> & DOMStringMap;
}

const box = document.currentScript?.closest<Box>('div');
if (box) {
  const { code, fill } = box.dataset;
  let script: HTMLScriptElement | null | undefined;
  /** The timer of a press that waits; -1 for a moment once the form is being posted, which a second press would do again. */
  let press = 0;

  const findForm = () => box.querySelector('form');
  const forget = () => {
    clearTimeout(press);
    press = 0;
  };

  const load = () => {
    // The code wants the whole form.
    if (script || document.readyState === 'loading') return;
    script = document.createElement('script');
    script.src = code;
    script.onload = script.onerror = settle;
    box.append(script);
  };

  /** Lets the press go on that has waited, with the code or without. */
  const settle = () => {
    const form = press > 0 && findForm();
    if (!form) return;
    forget();
    if (box.dataset.state === 'ready') {
      // Firefox would send the form by itself, could the code not cancel this.
      form.dispatchEvent(new Event('submit', { cancelable: true }));
    } else if (form.method === 'get' || !navigator.onLine) {
      showState(box, 'failed');
    } else {
      showState(box, 'on');
      if (form.reportValidity()) {
        form.submit();
        press = -1;
        setTimeout(forget, MOMENT);
      }
    }
  };

  showState(box, 'on');
  box.onpointerdown = box.onkeydown = load;
  box.addEventListener('focusin', load);
  box.onsubmit = (event) => {
    if (event.defaultPrevented) return true;
    if (!press) {
      showState(box, 'wait');
      press = +setTimeout(settle, MOMENT);
      // Anew: what was asked for on touch may have failed.
      script = null;
      load();
    }
    return false;
  };
  // Whoever leaves meanwhile and comes back to the page as it was kept has to press anew.
  addEventListener('pagehide', () => {
    if (press > 0) {
      showState(box, 'on');
      forget();
    }
  });
  // When all has been read, and once more when all has come.
  document.onreadystatechange = () => {
    const form = findForm();
    if (form) {
      // The code says what is wrong, and not bubbles of the browser.
      form.noValidate = true;
      // For browsers that take no styles, either.
      form.hidden = false;
    }
    // The place for words stands behind the form, and was not there yet.
    if (press) showState(box, 'wait');
    if (press || location.search.match(fill)) load();
  };
}
