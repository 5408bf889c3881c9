import type { Outcome } from '@/lib/message/message';
import { partOf, hiddenWords } from './parts';

interface Details {
  /** The words of a message that may have to go another way. */
  text?: string;
  /** What the form service said. */
  reasons?: string[];
}

/** Shows what became of a message, in the words that stand hidden in the form for each outcome. */
export function resultOf(form: HTMLFormElement) {
  const part = (name: string) => partOf(form, name);
  const button = form.querySelector('button[type="submit"]');
  let copy = '';

  async function copyWords() {
    try {
      await navigator.clipboard.writeText(copy);
      part('copied')?.replaceChildren(...hiddenWords(form, 'copied'));
    } catch {
      // Where the browser forbids it or can't, the words are marked, so that the visitor can copy them.
      form.querySelector('textarea')?.select();
    }
  }

  part('copy')?.addEventListener('click', () => void copyWords());

  return {
    show(outcome: Outcome | undefined, { text, reasons = [] }: Details = {}) {
      const isSending = outcome === 'sending';
      copy = text ?? '';
      part('status')?.replaceChildren(
        ...(outcome ? hiddenWords(form, outcome) : []),
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
