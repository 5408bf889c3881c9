'use client';

import { useState, type FormEvent } from 'react';
import { amountOf, giftFaults, giftOf } from '@/lib/gift';
import { handOver, needsScript, takes, wireNames, type Gift } from '@/lib/giving';
import { leaveFor } from '@/lib/leave';
import { mailto } from '@/lib/mailto';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { FaultSummary } from '../ui/fault-summary';
import { useFaults } from '../ui/use-faults';
import { useOnePress } from '../ui/use-one-press';
import { AmountFields } from './amount-fields';
import { forgetChoice, giftIn, keepOneAmount, worded } from './form-state';
import { FrequencyFields } from './frequency-fields';
import { giftMail } from './gift-mail';
import { GiftOpened } from './gift-opened';
import { GiftSummary } from './gift-summary';
import { PersonFields } from './person-fields';
import { useGift } from './use-gift';

export interface DonationFormProps {
  form: Pages['donation']['form'];
  /** What amounts do. */
  items: Pages['donation']['impact']['items'];
  ways: Pages['donation']['ways'];
  site: Pick<Site, 'name' | 'contact' | 'giving' | 'forms'>;
  /** How often to give, until the visitor chooses. */
  frequency: Gift['frequency'];
}

/**
 * The donation form: plain HTML that leads to the charity's payment page or, where there is none, to
 * the visitor's mail program. Once touched, it checks what was typed and says what the gift does.
 * What is chosen and typed stands in the page alone, so that nothing is lost whenever React comes.
 */
export function DonationForm({ form, items, ways, site, frequency }: DonationFormProps) {
  const { name, contact, giving, forms } = site;
  const press = useOnePress();
  const { element, gift, setGift } = useGift();
  const [opened, setOpened] = useState(false);
  const { told, faultOf, report, recheck } = useFaults(forms.error);
  const wire = wireNames(giving);
  const asked = takes(giving);

  function change({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    keepOneAmount(currentTarget, target);
    forgetChoice(target);
    const typed = giftIn(currentTarget);
    setGift(typed);
    recheck(worded(giftFaults(typed, giving), form));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!press.counts(event.timeStamp)) return;
    const typed = giftIn(event.currentTarget);
    const amount = amountOf(typed);
    const found = giftFaults(typed, giving);
    report(worded(found, form));
    setOpened(false);
    if (found.length > 0 || 'fault' in amount) return;
    press.done(event.timeStamp);
    const whole = giftOf(typed, amount.cents);
    if (giving.provider !== 'email') return leaveFor(handOver(giving, whole));
    leaveFor(giftMail(contact.email, whole, form));
    setOpened(true);
  }

  return (
    <form
      ref={element}
      data-island="amount frequency"
      action={wire?.action ?? mailto(contact.email, { subject: form.heading })}
      {...(wire ? { method: 'get' } : { method: 'post', encType: 'text/plain' })}
      onSubmit={submit}
      onInput={change}
      className={`grid gap-8 ${needsScript(giving, frequency) ? 'needs-script' : ''}`}
    >
      <FaultSummary heading={forms.problem} {...told} />
      <p>{form.needed}</p>
      {wire?.hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <AmountFields {...{ form, items, wire, gift, faultOf }} />
      {asked.frequency && (
        <FrequencyFields {...{ form, wire, frequency }} fault={faultOf('monthly')} />
      )}
      <PersonFields form={form} asked={asked} wire={wire} faultOf={faultOf} />
      <div>
        <GiftSummary form={form} name={name} giving={giving} gift={gift} />
        <button type="submit" aria-describedby="note" className="button-submit">
          {form.submit}
        </button>
        <GiftOpened words={form.opened} {...{ ways, name, contact, opened }} />
      </div>
    </form>
  );
}
