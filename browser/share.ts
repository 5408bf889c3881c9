/*
 * Passes on the page by what the device has for that (Web Share), or copies its address; the button
 * stays away where a browser has neither.
 */
for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
  const { share = '', copied = '' } = button.dataset;
  const url = location.href.replace(/#.*/, '');
  const status = button.parentElement?.querySelector('p');

  if ('share' in navigator) {
    button.textContent = share;
    button.onclick = () => navigator.share({ title: document.title, url }).catch(() => {});
  } else {
    button.onclick = () =>
      navigator.clipboard.writeText(url).then(() => status?.replaceChildren(copied));
  }
  button.hidden = !('share' in navigator) && !('clipboard' in navigator);
}

export {};
