import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { Details } from './details';
import { MessageForm } from './message-form';

interface WriteToUsProps {
  site: Site;
  form: Pages['contact']['form'];
  details: Pages['contact']['details'];
  /** What the message is about, where the page says it. */
  subject?: string;
}

/** The message form, and beside it the other ways to reach the charity. */
export function WriteToUs({ site, form, details, subject }: WriteToUsProps) {
  const { email, phone, dial } = site.contact;
  return (
    <div className="container-page grid gap-x-16 gap-y-14 pb-16 pt-8 lg:grid-cols-[1.35fr_1fr] lg:pb-24 lg:pt-12">
      <section aria-labelledby="write">
        <h2 id="write" className="mb-6 text-2xl">
          {form.heading}
        </h2>
        <MessageForm
          form={form}
          words={site.forms}
          contact={{ email, phone, dial }}
          writing={site.writing}
          subject={subject}
        />
      </section>
      <Details labels={details} contact={site.contact} />
    </div>
  );
}
