import { mailto } from '@/lib/contact/mailto';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { Filled } from '../ui/filled';

interface DirectWaysProps {
  form: Pick<Pages['contact']['form'], 'writeTo' | 'call'>;
  contact: Pick<Site['contact'], 'email' | 'phone' | 'dial'>;
  /** What the email is about. */
  subject?: string;
}

/** How to reach the charity without the form: links that open an email and a call. */
export function DirectWays({ form, contact, subject }: DirectWaysProps) {
  return (
    <ul className="mt-4">
      <li>
        <a href={mailto(contact.email, { subject })} className="arrow-link">
          <span>
            <Filled
              words={form.writeTo}
              parts={{ email: <span translate="no">{contact.email}</span> }}
            />
          </span>
        </a>
      </li>
      {contact.phone && (
        <li>
          <a href={`tel:${contact.dial}`} className="arrow-link">
            <span>
              <Filled
                words={form.call}
                parts={{ phone: <span translate="no">{contact.phone}</span> }}
              />
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
