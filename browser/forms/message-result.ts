import type { Outcome } from '@/lib/message';

interface Details {
  /** The words of a message that may have to go another way. */
  text?: string;
  /** What the form service said. */
  reasons?: string[];
}

/** Shows what became of a message, in the words that stand hidden in the form for each outcome. */
export function resultOf(form: HTMLFormElement) {
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const wordsFor = (name: string) => {
    const words = form.querySelector(`[data-words="${name}"]`)?.cloneNode(true);
    return words ? [...words.childNodes] : [];
  };
  const button = form.querySelector('button[type="submit"]');
  let copy = '';

  part('copy')?.addEventListener('click', () => {
    navigator.clipboard.writeText(copy).then(
      () => part('copied')?.replaceChildren(...wordsFor('copied')),
      // Where the browser forbids it, the words are marked, so that the visitor can copy them.
      () => form.querySelector('textarea')?.select(),
    );
  });

  return {
    show(outcome: Outcome | undefined, { text, reasons = [] }: Details = {}) {
      const isSending = outcome === 'sending';
      copy = text ?? '';
      part('status')?.replaceChildren(
        ...(outcome ? wordsFor(outcome) : []),
        ...reasons.map(quoted),
      );
      part('copied')?.replaceChildren();
      const ways = part('other-ways');
      if (ways) ways.hidden = text === undefined;
      const box = part('result');
      const edge = text === undefined ? 'border-link' : 'border-clay';
      if (box) box.className = outcome === undefined || isSending ? '' : `result ${edge}`;
      if (isSending) button?.setAttribute('aria-disabled', 'true');
      else button?.removeAttribute('aria-disabled');
    },
  };
}

function quoted(reason: string) {
  const paragraph = document.createElement('p');
  const quote = document.createElement('q');
  paragraph.className = 'mt-2';
  quote.textContent = reason;
  paragraph.append(quote);
  return paragraph;
}
