/*
 * Passes on the page by what the device has for that (Web Share), or copies its address; where the
 * browser doesn't copy, the address itself is shown.
 */
interface Button extends HTMLElement {
  readonly dataset: Record<'share' | 'copied' | 'url', string> & DOMStringMap;
}

const button = document.querySelector<Button>('[data-share]');
const canShare = !!navigator.share;

if (button) {
  const { share, copied, url } = button.dataset;
  const say = (words: string) => button.nextElementSibling?.replaceChildren(words);

  if (canShare) button.textContent = share;
  button.hidden = false;
  button.onclick = async () => {
    try {
      await (canShare ? navigator.share({ url }) : navigator.clipboard.writeText(url));
      if (!canShare) say(copied);
    } catch {
      // Who closes what the device offers wants nothing more.
      if (!canShare) say(url);
    }
  };
}

export {};
