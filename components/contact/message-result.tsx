import { useState } from 'react';
import { mailto } from '@/lib/mailto';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { looks } from '../ui/button-link';

/** What became of a message. */
export interface Outcome {
  is: 'sending' | 'sent' | 'opened' | 'tooLong' | 'failed' | 'unsure' | 'trapped';
  /** The words of a message that may have to go another way. */
  text?: string;
  /** What the form service said. */
  reasons?: string[];
}

interface MessageResultProps {
  form: Pages['contact']['form'];
  contact: Pick<Site['contact'], 'email' | 'phone' | 'dial'>;
  outcome: Outcome | undefined;
}

/** Says what became of a message; it is there, and empty, before there is anything to say. */
export function MessageResult({ form, contact, outcome }: MessageResultProps) {
  const known = outcome?.is === 'sending' ? undefined : outcome?.is;
  const edge = outcome?.text === undefined ? 'border-link' : 'border-clay';
  return (
    <div className={known && `result ${edge}`}>
      <div role="status">
        {outcome?.is === 'sending' && <p className="mt-5">{form.sending}</p>}
        {known && (
          <>
            <h3 className="text-xl">{form[known].heading}</h3>
            <p className="mt-2">{form[known].text}</p>
            {outcome?.reasons?.map((reason) => (
              <p key={reason} className="mt-2">
                <q>{reason}</q>
              </p>
            ))}
          </>
        )}
      </div>
      {outcome?.text !== undefined && (
        <OtherWays key={outcome.text} form={form} contact={contact} text={outcome.text} />
      )}
    </div>
  );
}

function OtherWays({
  form,
  contact,
  text,
}: Omit<MessageResultProps, 'outcome'> & { text: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Where the browser forbids it, the words are marked, so that the visitor can copy them.
      const message = document.getElementById('message');
      if (message instanceof HTMLTextAreaElement) message.select();
    }
  }

  return (
    <>
      <ul className="mt-4">
        <li>
          <a href={mailto(contact.email)} className="arrow-link">
            {`${form.writeTo} ${contact.email}`}
          </a>
        </li>
        <li>
          <a href={`tel:${contact.dial}`} className="arrow-link">
            {`${form.call} ${contact.phone}`}
          </a>
        </li>
      </ul>
      <button type="button" onClick={() => void copy()} className={`button mt-3 ${looks.outline}`}>
        {form.copy}
      </button>
      {/* A status of its own, or all that was said before would be read out again. */}
      <div role="status">{copied && <p className="mt-3">{form.copied}</p>}</div>
    </>
  );
}
