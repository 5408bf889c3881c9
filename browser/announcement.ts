/* Opens the menu below the bar where an announcement stands above that, and not at the height where the bar is else. */
addEventListener(
  'beforetoggle',
  ({ target }) => {
    const bar = document.querySelector('.site-header');
    if (!bar || !(target instanceof HTMLElement)) return;
    target.style.setProperty('--header', `${bar.getBoundingClientRect().bottom}px`);
  },
  true,
);

export {};
