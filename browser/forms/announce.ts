/** How long nothing must change, in milliseconds, before something is spoken. */
const PAUSE = 1_000;

/**
 * Returns what puts a text into a live region once it has stood still: screen readers would speak each
 * state of what is being typed.
 */
export function announcerOf(region: Element | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text: string) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Screen readers would say anew what is put there anew.
      if (region && region.textContent !== text) region.textContent = text;
    }, PAUSE);
  };
}
