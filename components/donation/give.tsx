import type { Pages } from '@/lib/schema/pages';
import { Section } from '../ui/section';
import { DonationForm } from './donation-form';
import { GiftList } from './gift-list';

interface GiveProps {
  form: Pages['donation']['form'];
  impact: Pages['donation']['impact'];
  email: string;
}

/** The form, and beside it what gifts do. */
export function Give({ form, impact, email }: GiveProps) {
  return (
    <Section labelledBy="give" tone="sage">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div className="rounded-lg bg-surface p-6 shadow-card sm:p-10">
          <h2 id="give" className="mb-8 text-2xl">
            {form.heading}
          </h2>
          <DonationForm form={form} email={email} />
        </div>
        <section aria-labelledby="impact">
          <h2 id="impact" className="text-2xl">
            {impact.heading}
          </h2>
          <p className="mt-4 text-lg text-muted">{impact.text}</p>
          <GiftList items={impact.items} className="mt-6" />
        </section>
      </div>
    </Section>
  );
}
