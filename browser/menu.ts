/*
 * Closes the menu when the page is left (Back would show it open again), the focus moves on or the
 * screen becomes wide. Without it all else works.
 */
const menu = document.querySelector<HTMLElement>('.menu');
// Browsers without popovers show the links at once.
const close = () => menu?.hidePopover?.();

onpagehide = close;
matchMedia('(min-width:64em)').onchange = close;
addEventListener('focusin', () => {
  // In a low window Firefox gives the focus to the menu itself, too, since it scrolls.
  if (!document.activeElement?.closest('[class^=menu]')) close();
});

export {};
