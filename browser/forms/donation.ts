import { readAmount } from '@/lib/donation/amount';
import { giftErrors, giftOf, impactOf, type TypedGift } from '@/lib/donation/gift';
import { giftMail } from '@/lib/donation/gift-mail';
import { handOver } from '@/lib/donation/giving';
import type { DonationSettings } from '@/lib/forms/form-settings';
import { money } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import { announcerOf } from './announce';
import { bringIntoView } from './bring-into-view';
import { doubleSubmitGuard } from './double-submit';
import { listen, takeMarksOut } from './enhance';
import { errorsOf } from './errors';
import { choose, chooseBy, forgetChoice, giftIn, keepOneAmount, worded } from './gift-fields';
import { navigateTo } from './navigate';
import { hiddenWords, partOf } from './parts';
import { settingsOf } from './settings';

/**
 * Takes the donation form over as it stands: checks what is chosen and typed, says what the gift does,
 * and hands it over to the payment page or to the visitor's mail program. The state is the fields' own.
 */
export function enhanceDonationForm(form: HTMLFormElement) {
  const { giving, charity, rules, form: words, items, error } = settingsOf<DonationSettings>(form);
  const errors = errorsOf(form, error);
  const guard = doubleSubmitGuard();
  const part = (name: string) => partOf(form, name);
  const announce = announcerOf(part('spoken'));

  /** Says what the gift does, and to whom it goes how often; nothing while it has no amount. */
  function say(gift: TypedGift) {
    const amount = readAmount(gift.amount, rules);
    const has = 'minorUnits' in amount;
    const sentence = has
      ? fillIn(words.summary[gift.frequency], { amount: money(amount.minorUnits, rules) })
      : '';
    part('sentence')?.replaceChildren(...withName(sentence, charity.name));
    part('impact')?.replaceChildren(has ? impactOf(amount.minorUnits, items, words, rules) : '');
    announce(sentence);
  }

  const errorsIn = (gift: TypedGift) => worded(giftErrors(gift, giving, rules), words, rules);

  listen(form, 'input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    keepOneAmount(form, target);
    forgetChoice(target);
    const gift = giftIn(form);
    say(gift);
    errors.recheck(errorsIn(gift));
  });

  listen(form, 'submit', (event) => {
    event.preventDefault();
    if (!guard.counts(event.timeStamp)) return;
    takeMarksOut(form);
    const typed = giftIn(form);
    const amount = readAmount(typed.amount, rules);
    const found = errorsIn(typed);
    errors.report(found);
    part('opened')?.replaceChildren();
    if (found.length > 0 || 'error' in amount) return;
    guard.done(event.timeStamp);
    const gift = giftOf(typed, amount.minorUnits);
    if (giving.provider !== 'email') return navigateTo(handOver(giving, gift, rules.currency));
    navigateTo(giftMail(charity.email, gift, words.mail, rules));
    part('opened')?.replaceChildren(...hiddenWords(form, 'opened'));
    const result = part('result');
    if (result) bringIntoView(result);
  });

  // Links that lead into the form make their choice here, and keep what was typed.
  for (const link of document.querySelectorAll<HTMLElement>('[data-way] a')) {
    link.addEventListener('click', (event) => {
      const { metaKey, ctrlKey, shiftKey } = event;
      if (metaKey || ctrlKey || shiftKey || !chooseBy(link, form)) return;
      event.preventDefault();
      say(giftIn(form));
    });
  }

  keepOneAmount(form);
  choose(form, location.search, rules);
  say(giftIn(form));
}

/** A sentence in which translators leave a name alone. */
function withName(sentence: string, name: string): (string | Node)[] {
  return sentence.split(name).flatMap((piece, i) => {
    if (i === 0) return [piece];
    const element = document.createElement('span');
    // By its attribute: Firefox before 111 lacks the property.
    element.setAttribute('translate', 'no');
    element.textContent = name;
    return [element, piece];
  });
}
