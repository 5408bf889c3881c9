'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { amountOf, giftFaults, giftOf, type GiftFault, type TypedGift } from '@/lib/gift';
import { handOver, takes, wireNames } from '@/lib/giving';
import { mailto } from '@/lib/mailto';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { FaultSummary } from '../ui/fault-summary';
import { useFaults } from '../ui/use-faults';
import { AmountFields } from './amount-fields';
import { FrequencyFields } from './frequency-fields';
import { giftMail } from './gift-mail';
import { GiftOpened } from './gift-opened';
import { GiftSummary } from './gift-summary';
import { PersonFields } from './person-fields';

export interface DonationFormProps {
  form: Pages['donation']['form'];
  /** What amounts do. */
  items: Pages['donation']['impact']['items'];
  site: Pick<Site, 'name' | 'contact' | 'giving' | 'forms'>;
}

/**
 * The donation form: plain HTML that leads to the charity's payment page or, where there is none, to
 * the visitor's mail program. Once touched, it checks what was typed and says what the gift does.
 * What is chosen and typed stands in the page alone, so that nothing is lost whenever React comes.
 */
export function DonationForm({ form, items, site }: DonationFormProps) {
  const { name, contact, giving, forms } = site;
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [gift, setGift] = useState<TypedGift>();
  const [opened, setOpened] = useState(false);
  const { faults, summary, faultOf, report, recheck } = useFaults(forms.error);
  const wire = wireNames(giving);
  const asked = takes(giving);

  useEffect(() => {
    const current = element.current;
    if (!current) return;
    current.noValidate = true;
    const follow = () => {
      choose(current, new URLSearchParams(location.search), location.hash);
      setGift(giftIn(current));
    };
    follow();
    // A page that Back brings again is free to hand over anew.
    const free = () => (busy.current = false);
    addEventListener('hashchange', follow);
    addEventListener('pageshow', free);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('pageshow', free);
    };
  }, []);

  function change(event: FormEvent<HTMLFormElement>) {
    keepOneAmount(event.currentTarget, event.target);
    const typed = giftIn(event.currentTarget);
    setGift(typed);
    recheck(worded(giftFaults(typed, giving), form));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const typed = giftIn(event.currentTarget);
    const amount = amountOf(typed);
    const found = giftFaults(typed, giving);
    report(worded(found, form));
    setOpened(false);
    if (found.length > 0 || 'fault' in amount) return;
    const whole = giftOf(typed, amount.cents);
    if (giving.provider === 'email') {
      location.assign(giftMail(contact.email, whole, form));
      return setOpened(true);
    }
    busy.current = true;
    location.assign(handOver(giving, whole));
  }

  return (
    <form
      ref={element}
      data-island="amount frequency"
      action={wire?.action ?? mailto(contact.email, { subject: form.heading })}
      method={wire ? 'get' : 'post'}
      encType={wire ? undefined : 'text/plain'}
      onSubmit={submit}
      onInput={change}
      className="grid gap-8"
    >
      <FaultSummary heading={forms.problem} faults={faults} summary={summary} />
      {wire?.hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      {asked.amount && (
        <AmountFields form={form} items={items} wire={wire} gift={gift} fault={faultOf('amount')} />
      )}
      {asked.frequency && <FrequencyFields form={form} wire={wire} fault={faultOf('frequency')} />}
      <PersonFields form={form} asked={asked} wire={wire} faultOf={faultOf} />
      <div>
        <GiftSummary form={form} name={name} giving={giving} gift={gift} />
        <button type="submit" aria-describedby="note" className="button-submit">
          {form.submit}
        </button>
        <GiftOpened form={form} contact={contact} opened={opened} />
      </div>
    </form>
  );
}

/** What is chosen and typed now. */
function giftIn(form: HTMLFormElement): TypedGift {
  const custom = form.querySelector<HTMLInputElement>('#customAmount');
  const preset = form.querySelector<HTMLInputElement>('[data-preset]:checked');
  const monthly = form.querySelector<HTMLInputElement>('#monthly');
  const typed = (id: string) => form.querySelector<HTMLInputElement>(`#${id}`)?.value ?? '';
  return {
    // What is typed takes the place of what is chosen, as the hint says.
    amount: custom?.value || (preset?.dataset.preset ?? ''),
    unreadable: custom?.validity.badInput ?? false,
    frequency: monthly?.checked ? 'monthly' : 'once',
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
  };
}

/** Lets go of the preset when another amount is typed, and of that when a preset is chosen. */
function keepOneAmount(form: HTMLFormElement, changed: EventTarget) {
  const custom = form.querySelector<HTMLInputElement>('#customAmount');
  if (!(changed instanceof HTMLInputElement) || !custom) return;
  if (changed.dataset.preset !== undefined) custom.value = '';
  if (changed !== custom) return;
  for (const preset of form.querySelectorAll<HTMLInputElement>('[data-preset]')) {
    preset.checked = false;
  }
}

/** Makes the choices that the page's address names: `?amount=50`, `?frequency=monthly`, `#monthly`. */
function choose(form: HTMLFormElement, asked: URLSearchParams, hash: string) {
  const presets = [...form.querySelectorAll<HTMLInputElement>('[data-preset]')];
  const preset = presets.find(({ dataset }) => dataset.preset === asked.get('amount'));
  if (preset && giftIn(form).amount === '') preset.checked = true;
  const frequency = /^#(once|monthly)$/.exec(hash)?.[1] ?? asked.get('frequency');
  const choice =
    frequency && form.querySelector<HTMLInputElement>(`[id="${CSS.escape(frequency)}"]`);
  if (choice) choice.checked = true;
}

/** Faults in the visitor's words. */
function worded(faults: GiftFault[], { faults: words }: Pages['donation']['form']) {
  return faults.map((fault) => {
    switch (fault.id) {
      case 'amount':
        return { id: 'customAmount', text: words.amount[fault.is] };
      case 'frequency':
        return { id: 'once', text: words.onceOnly };
      case 'email':
        return { id: fault.id, text: words.email[fault.is] };
      default:
        return { id: fault.id, text: words[fault.id] };
    }
  });
}
