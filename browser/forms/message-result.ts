import { copyOf, type Outcome } from '@/lib/message/message';
import { bringIntoView } from './bring-into-view';
import { messageIn } from './message-fields';
import { hiddenWords, partOf } from './parts';

interface Details {
  /** What the form service said. */
  reasons?: string[];
  /** Where the focus was when the message was sent. */
  from?: Element | null;
}

/** Shows what became of a message, in the words that stand hidden in the form for each outcome. */
export function resultOf(form: HTMLFormElement) {
  const part = (name: string) => partOf(form, name);
  const button = form.querySelector('button[type="submit"]');

  async function copyWords() {
    try {
      await navigator.clipboard.writeText(copyOf(messageIn(form)));
      part('copied')?.replaceChildren(...hiddenWords(form, 'copied'));
    } catch {
      // Where the browser forbids it or can't, the words are marked, so that the visitor can copy them.
      form.querySelector('textarea')?.select();
    }
  }

  part('copy')?.addEventListener('click', () => void copyWords());

  return {
    show(outcome: Outcome | undefined, { reasons = [], from }: Details = {}) {
      const isOver = outcome !== undefined && outcome !== 'sending';
      part('status')?.replaceChildren(
        ...(outcome ? hiddenWords(form, outcome) : []),
        ...reasons.map(quoted),
      );
      part('copied')?.replaceChildren();
      const ways = part('other-ways');
      if (ways) ways.hidden = !isOver || outcome === 'sent';
      if (outcome === 'sending') button?.setAttribute('aria-disabled', 'true');
      else button?.removeAttribute('aria-disabled');
      const box = part('result');
      if (!box) return;
      const edge = outcome === 'sent' ? 'border-link' : 'border-clay';
      box.className = isOver ? `result ${edge}` : '';
      if (isOver) bringIntoView(box, from);
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
