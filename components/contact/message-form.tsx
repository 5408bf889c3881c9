import { mailto } from '@/lib/mailto';
import type { Pages } from '@/lib/schema/pages';
import { Field } from '../ui/field';

interface MessageFormProps {
  form: Pages['contact']['form'];
  /** Where the message goes to. */
  email: string;
}

/** The message form in plain HTML, posted to a mailto: address as the donation form is. */
export function MessageForm({ form, email }: MessageFormProps) {
  return (
    <form
      action={mailto(email, { subject: form.heading })}
      method="post"
      encType="text/plain"
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field id="name" label={form.name} autoComplete="name" />
      <Field id="email" label={form.email} type="email" autoComplete="email" />
      <Field id="subject" label={form.subject} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <label htmlFor="message" className="mb-1 block font-bold">
          {form.message}
        </label>
        <textarea id="message" name="message" rows={6} className="control" />
      </div>
      <div className="sm:col-span-2">
        <p id="note" className="mb-5 max-w-text">
          {form.note}
        </p>
        <button type="submit" aria-describedby="note" className="button-submit">
          {form.submit}
        </button>
      </div>
    </form>
  );
}
