/*
 * Passes on the page by what the device has for that (Web Share), or copies its address; where the
 * browser doesn't copy, the address itself is shown.
 */
interface Button extends HTMLElement {
  readonly dataset: Record<'share' | 'done' | 'url', string> & DOMStringMap;
}

const button = document.querySelector<Button>('[data-url]');
const canShare = !!navigator.share;

if (button) {
  const { share, done, url } = button.dataset;
  if (canShare) button.textContent = share;
  button.hidden = false;
  button.onclick = async () => {
    let said = done;
    try {
      await (canShare ? navigator.share({ url }) : navigator.clipboard.writeText(url));
    } catch {
      said = url;
    }
    // What the device offers tells itself how it went.
    if (!canShare) button.nextElementSibling?.replaceChildren(said);
  };
}

export {};
