import { readAmount } from '@/lib/donation/amount';
import { giftErrors, giftOf, impactOf, type TypedGift } from '@/lib/donation/gift';
import { giftMail } from '@/lib/donation/gift-mail';
import { handOver } from '@/lib/donation/giving';
import type { DonationSettings } from '@/lib/forms/form-settings';
import { money } from '@/lib/text/money';
import { announcerOf } from './announce';
import { bringIntoView } from './bring-into-view';
import { doubleSubmitGuard } from './double-submit';
import { errorsOf } from './errors';
import { choose, chooseBy, forgetChoice, giftIn, keepOneAmount, worded } from './gift-fields';
import { navigateTo } from './navigate';
import { partOf, hiddenWords } from './parts';
import { settingsOf } from './settings';
import { listen } from './take-over';

/**
 * Takes the donation form over as it stands: checks what is chosen and typed, says what the gift does,
 * and hands it over to the payment page or to the visitor's mail program. The state is the fields' own.
 */
export function takeOverDonationForm(form: HTMLFormElement) {
  const { giving, charity, form: words, items, error } = settingsOf<DonationSettings>(form);
  const errors = errorsOf(form, error);
  const guard = doubleSubmitGuard();
  const part = (name: string) => partOf(form, name);
  const announce = announcerOf(part('spoken'));

  /** Says what the gift does, and to whom it goes how often; nothing while it has no amount. */
  function say(gift: TypedGift) {
    const amount = readAmount(gift.amount);
    const { give, to, [gift.frequency]: often } = words.summary;
    const has = 'cents' in amount;
    const start = has ? `${give} ${money(amount.cents)} ${often} ${to} ` : '';
    part('sentence')?.replaceChildren(...(has ? [start, untranslated(charity.name), '.'] : []));
    part('impact')?.replaceChildren(has ? impactOf(amount.cents, items, words.otherImpact) : '');
    announce(has ? `${start}${charity.name}.` : '');
  }

  const errorsIn = (gift: TypedGift) => worded(giftErrors(gift, giving), words);

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
    const typed = giftIn(form);
    const amount = readAmount(typed.amount);
    const found = errorsIn(typed);
    errors.report(found);
    part('opened')?.replaceChildren();
    if (found.length > 0 || 'error' in amount) return;
    guard.done(event.timeStamp);
    const gift = giftOf(typed, amount.cents);
    if (giving.provider !== 'email') return navigateTo(handOver(giving, gift));
    navigateTo(giftMail(charity.email, gift, words));
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
  choose(form, location.search);
  say(giftIn(form));
}

/** A name that translators leave alone. */
function untranslated(name: string) {
  const element = document.createElement('span');
  element.translate = false;
  element.textContent = name;
  return element;
}
