import type { Outcome } from '@/lib/message/message';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { buttonVariants } from '../ui/button-link';
import { DirectWays } from './direct-ways';

interface MessageResultProps {
  form: Pages['contact']['form'];
  contact: Pick<Site['contact'], 'email' | 'phone' | 'dial'>;
}

const outcomes = [
  'sent',
  'opened',
  'tooLong',
  'failed',
  'unsure',
  'trapped',
] as const satisfies Outcome[];

/**
 * Where the form says what became of a message; empty before there is anything to say. The words for
 * each outcome stand ready out of sight.
 */
export function MessageResult({ form, contact }: MessageResultProps) {
  return (
    <>
      <div tabIndex={-1} data-part="result">
        <div role="status" data-part="status" />
        <div hidden data-part="other-ways">
          <DirectWays form={form} contact={contact} />
          <button
            type="button"
            data-part="copy"
            className={`button mt-3 ${buttonVariants.outline}`}
          >
            {form.copy}
          </button>
          {/* A status of its own, or all that was said before would be read out again. */}
          <div role="status" data-part="copied" />
        </div>
      </div>
      <div hidden data-words="sending">
        <p className="mt-5">{form.sending}</p>
      </div>
      {outcomes.map((outcome) => (
        <div key={outcome} hidden data-words={outcome}>
          <h3 className="text-xl">{form[outcome].heading}</h3>
          <p className="mt-2">{form[outcome].text}</p>
        </div>
      ))}
      <div hidden data-words="copied">
        <p className="mt-3">{form.copied}</p>
      </div>
    </>
  );
}
