import { readAmount, type AmountRules } from '@/lib/donation/amount';
import { presetId, type GiftError, type TypedGift } from '@/lib/donation/gift';
import type { DonationSettings } from '@/lib/forms/form-settings';
import { toMinorUnits, wholeMoney } from '@/lib/text/money';
import { fillIn } from '@/lib/text/placeholders';
import type { FieldError } from './errors';

/** The field for an amount that is not among the presets, where the form has one. */
function customIn(form: HTMLFormElement) {
  return form.querySelector<HTMLInputElement>('#customAmount');
}

function presetsIn(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('[name=amount]')];
}

/** What is chosen and typed now. */
export function giftIn(form: HTMLFormElement): TypedGift {
  const custom = customIn(form);
  const preset = presetsIn(form).find(({ checked }) => checked);
  const monthly = form.querySelector<HTMLInputElement>('#monthly');
  const typed = (id: string) => form.querySelector<HTMLInputElement>(`#${id}`)?.value ?? '';
  return {
    // What is typed takes the place of what is chosen, as the hint says.
    amount: custom?.value.trim() || (preset?.value ?? ''),
    frequency: monthly?.checked ? 'monthly' : 'once',
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
  };
}

/** Lets go of the preset where another amount is typed; or of that, once a preset is chosen. */
export function keepOneAmount(form: HTMLFormElement, changed?: HTMLInputElement) {
  const custom = customIn(form);
  if (!custom) return;
  const presets = presetsIn(form);
  if (presets.some((preset) => preset === changed)) custom.value = '';
  else if (custom.value.trim()) {
    for (const preset of presets) preset.checked = false;
  }
}

/** Makes the choices that the page's address names: `?amount=75.50`, `?frequency=monthly`. */
export function choose(form: HTMLFormElement, search: string, rules: AmountRules) {
  const asked = new URLSearchParams(search);
  const text = asked.get('amount') ?? '';
  const amount = readAmount(text, rules);
  if ('minorUnits' in amount && giftIn(form).amount === '') {
    const preset = presetsIn(form).find(
      ({ value }) => toMinorUnits(Number(value), rules.currency) === amount.minorUnits,
    );
    const custom = customIn(form);
    if (preset) preset.checked = true;
    else if (custom) custom.value = text;
  }

  const choices = [...form.querySelectorAll<HTMLInputElement>('#once, #monthly')];
  const choice = choices.find(({ id }) => id === asked.get('frequency')?.toLowerCase());
  // Whoever has already gone to the other one has made the choice since.
  if (choice && !choices.some((other) => other !== choice && other === document.activeElement)) {
    choice.checked = true;
  }
}

/** Chooses how often to give where a link of the page would open it with that choice; says whether it did. */
export function chooseBy(link: Element, form: HTMLFormElement): boolean {
  const way = link.closest<HTMLElement>('[data-way]')?.dataset.way;
  const choice = form.querySelector<HTMLInputElement>(`#${way}[type=radio]`);
  if (!choice) return false;
  choice.checked = true;
  form.scrollIntoView();
  choice.focus({ preventScroll: true });
  return true;
}

/** Takes a choice out of the page's address that was just made otherwise; a reload would bring it back. */
export function forgetChoice({ id }: HTMLInputElement) {
  if (/^(once|monthly)$/.test(id) && location.search)
    history.replaceState(null, '', location.pathname);
}

/** Errors in words, each with the id of its field. */
export function worded(
  errors: GiftError[],
  form: DonationSettings['form'],
  rules: AmountRules,
): FieldError[] {
  const { presets, errors: words } = form;
  const limits = { least: wholeMoney(rules.least, rules), most: wholeMoney(rules.most, rules) };
  return errors.map((error) => {
    switch (error.id) {
      case 'amount':
        return {
          // Where nothing is given, the question is asked again; else it is what was typed.
          id: error.is === 'empty' ? presetId(presets[0]) : 'customAmount',
          text: fillIn(words.amount[error.is], limits),
        };
      case 'frequency':
        return { id: 'monthly', text: words.onceOnly };
      case 'email':
        return { id: error.id, text: words.email[error.is] };
      default:
        return { id: error.id, text: words[error.id] };
    }
  });
}
