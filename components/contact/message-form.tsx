'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { faultsOf, MESSAGE_FIELDS, subjectIn, wordsOf, type Message } from '@/lib/message';
import { mailto } from '@/lib/mailto';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { sendMessage } from '@/lib/send-message';
import { FaultSummary } from '../ui/fault-summary';
import { describedBy, FieldFault } from '../ui/field-fault';
import { Field } from '../ui/field';
import { useFaults } from '../ui/use-faults';
import { useOnePress } from '../ui/use-one-press';
import { useKeptFields } from '../ui/use-kept-fields';
import { emptyTrap, messageIn, openMail, TRAP } from './form-state';
import { MessageResult, type Outcome } from './message-result';

interface MessageFormProps {
  form: Pages['contact']['form'];
  words: Site['forms'];
  contact: Pick<Site['contact'], 'email' | 'phone' | 'dial'>;
  /** The form service that messages are posted to; without one they become emails. */
  writing: Site['writing'];
  /** The subject, until the visitor or the page's address says another. */
  subject?: string;
}

/**
 * The message form: plain HTML, posted to a form service or to a mailto: address, which opens the
 * visitor's mail program. Once touched, it checks what was typed and says what became of it. What
 * is typed stands in the page alone, so that nothing is lost whenever React comes.
 */
export function MessageForm({ form, words, contact, writing, subject }: MessageFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const press = useOnePress();
  const [outcome, setOutcome] = useState<Outcome>();
  const { told, faultOf, report, recheck } = useFaults(words.error);
  useKeptFields(element);

  useEffect(() => {
    if (!element.current) return;
    // From here on the faults are told by the form itself, and not by bubbles of the browser.
    element.current.noValidate = true;
    const field = element.current.elements.namedItem('subject');
    if (field instanceof HTMLInputElement) field.value ||= subjectIn(location.search);
  }, []);

  function faultsIn(message: Message) {
    return faultsOf(message).map(({ id, is }) => ({
      id,
      text: is === 'wrong' ? form.wrongEmail : form.missing[id],
    }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press would open the mail twice, or find fault with a form that was just cleared.
    if (sending.current || !press.counts(event.timeStamp)) return;
    const { currentTarget } = event;
    const message = messageIn(currentTarget);
    const found = faultsIn(message);
    report(found);
    setOutcome(undefined);
    if (found.length > 0) return;

    if (writing === undefined) {
      press.done(event.timeStamp);
      return setOutcome(openMail(contact.email, message));
    }
    if (emptyTrap(currentTarget)) {
      press.done(event.timeStamp);
      return setOutcome({ is: 'trapped', text: wordsOf(message) });
    }
    sending.current = true;
    setOutcome({ is: 'sending' });
    const typed = Object.fromEntries(MESSAGE_FIELDS.map((id) => [id, message[id].trim()]));
    const answer = await sendMessage(writing.endpoint, { ...writing.fields, ...typed });
    sending.current = false;
    if (answer.sent) {
      press.done(performance.now());
      currentTarget.reset();
      return setOutcome({ is: 'sent' });
    }
    setOutcome({
      is: answer.why === 'refused' ? 'failed' : 'unsure',
      reasons: answer.reasons,
      text: wordsOf(message),
    });
  }

  return (
    <form
      ref={element}
      data-island="subject"
      action={writing?.endpoint ?? mailto(contact.email, { subject: form.heading })}
      method="post"
      encType={writing ? undefined : 'text/plain'}
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => recheck(faultsIn(messageIn(currentTarget)))}
      className={`grid gap-5 sm:grid-cols-2 ${writing ? '' : 'needs-script'}`}
    >
      <FaultSummary heading={words.problem} {...told} />
      <p className="sm:col-span-2">{form.needed}</p>
      {Object.entries(writing?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {writing && (
        <div className="trap">
          <label htmlFor={TRAP}>{form.trap}</label>
          <input id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <Field
        id="name"
        label={form.name}
        fault={faultOf('name')}
        required
        autoComplete="name"
        className="self-end"
      />
      <Field
        id="email"
        label={form.email}
        fault={faultOf('email')}
        required
        type="email"
        autoComplete="email"
        className="self-end"
      />
      <Field
        id="subject"
        label={form.subject}
        fault={faultOf('subject')}
        required
        defaultValue={subject}
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <label htmlFor="message" className="mb-1 block font-bold">
          {form.message}
        </label>
        <FieldFault id="message" fault={faultOf('message')} />
        <textarea
          id="message"
          name="message"
          rows={6}
          aria-describedby={describedBy('message', { fault: faultOf('message') })}
          aria-invalid={faultOf('message') !== undefined || undefined}
          aria-required="true"
          className="control"
        />
      </div>
      <div className="sm:col-span-2">
        <p id="note" className="mb-5 max-w-text">
          {writing ? form.serviceNote : form.note}
        </p>
        <button
          type="submit"
          aria-describedby="note"
          aria-disabled={outcome?.is === 'sending' || undefined}
          className="button-submit"
        >
          {form.submit}
        </button>
        <MessageResult form={form} contact={contact} outcome={outcome} />
      </div>
    </form>
  );
}
