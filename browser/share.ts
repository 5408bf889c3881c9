/*
 * Passes on the page by what the device has for that (Web Share), or copies its address; the button
 * stays away where a browser has neither.
 */
for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
  const { share = '', copied = '' } = button.dataset;
  const url = location.href.replace(/#.*/, '');

  if ('share' in navigator) {
    button.textContent = share;
    button.onclick = () => navigator.share({ title: document.title, url }).catch(() => {});
  } else if ('clipboard' in navigator) {
    const said = button.nextElementSibling;
    button.onclick = () =>
      navigator.clipboard.writeText(url).then(() => said?.replaceChildren(copied));
  }
  button.hidden = !button.onclick;
}

export {};
