import type { MessageSettings } from '@/lib/forms/form-settings';
import { HONEYPOT } from '@/lib/message/message';
import { postingTo } from '@/lib/message/services';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { ErrorSummary } from '../ui/error-summary';
import { Field } from '../ui/field';
import { FieldError } from '../ui/field-error';
import { FormBox } from '../ui/form-box';
import { DirectWays } from './direct-ways';
import { MessageResult } from './message-result';

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
 * The message form, posted to a form service or, by `browser/forms/message.ts`, which takes it over once it
 * is touched, opened in the visitor's mail program. Without that code there are links.
 */
export function MessageForm({ form, words, contact, writing, subject }: MessageFormProps) {
  const { email } = contact;
  const { missing, wrongEmail } = form;
  const service = writing && postingTo(writing);
  const settings: MessageSettings = {
    posting: service?.posting,
    email,
    form: { missing, wrongEmail },
    error: words.error,
  };
  return (
    <FormBox
      code="message-form"
      fill={['subject']}
      settings={settings}
      words={words}
      plain={<DirectWays form={form} contact={contact} subject={subject} />}
    >
      {/* Browsers spoil the letters of an email that a form opens; only the code can write it. */}
      <form
        {...(service
          ? { ...service.attributes, method: 'post' }
          : { hidden: true, noValidate: true })}
        // The page's script has shown it by the time that React looks, while editing.
        suppressHydrationWarning
        className="grid gap-5 sm:grid-cols-2"
      >
        <ErrorSummary heading={words.problem} />
        <p className="sm:col-span-2">{form.needed}</p>
        {Object.entries(service?.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {writing && (
          <div className="honeypot">
            <label htmlFor={HONEYPOT}>{form.trap}</label>
            <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <Field id="name" label={form.name} required autoComplete="name" className="self-end" />
        <Field
          id="email"
          label={form.email}
          required
          type="email"
          autoComplete="email"
          className="self-end"
        />
        <Field
          id="subject"
          label={form.subject}
          required
          defaultValue={subject}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <label htmlFor="message" className="mb-1 block font-bold">
            {form.message}
          </label>
          <FieldError id="message" />
          <textarea
            id="message"
            name="message"
            rows={6}
            aria-describedby="message-error"
            required
            // As in every other field.
            aria-invalid={false}
            className="control print:min-h-28 print:[field-sizing:content]"
          />
        </div>
        <div className="sm:col-span-2">
          <p id="note" className="mb-5 max-w-text">
            {writing ? form.serviceNote : form.note}
          </p>
          <button type="submit" aria-describedby="note" className="button-submit">
            {form.submit}
          </button>
          <MessageResult form={form} contact={contact} />
        </div>
      </form>
    </FormBox>
  );
}
