/*
 * Passes on the page by what the device has for that (Web Share), or copies its address; where the
 * browser refuses either, the address itself is shown.
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
      if (canShare) await navigator.share({ url });
      else say((await navigator.clipboard.writeText(url)) ?? copied);
    } catch {
      say(url);
    }
  };
}

export {};
