import type { Gift } from '@/lib/donation/giving';
import { GIVING_ART } from '@/lib/look/motifs/art-files';
import { motifPath } from '@/lib/look/motifs/motif-file';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { Registration } from '../ui/registration';
import { Scene } from '../ui/scene';
import { Section } from '../ui/section';
import { DonationForm } from './donation-form';
import { GiftList } from './gift-list';
import { OtherWays } from './other-ways';
import { PaymentLink } from './payment-link';

interface GiveProps {
  site: Site;
  form: Pages['donation']['form'];
  impact: Pages['donation']['impact'];
  ways: Pages['donation']['ways'];
  /** How often to give, until the visitor chooses. */
  frequency: Gift['frequency'];
}

/** The form, and beside it what gifts do and how to give without it. */
export function Give({ site, form, impact, ways, frequency }: GiveProps) {
  const { name, contact, giving, forms, language, currency, registration } = site;
  return (
    <Section labelledBy="give" tone="sage" className="pt-8 lg:pt-12">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <div className="card self-start">
          {giving.provider === 'link' && (
            <Scene
              drawing={motifPath(site, GIVING_ART)}
              timeOfDay={GIVING_ART.scene}
              seed={1}
              ground="surface"
              layers={3}
              className="h-44 sm:h-56"
            />
          )}
          <div className="p-3 min-[18em]:p-6 sm:p-10">
            <h2 id="give" className="mb-8 text-2xl">
              {form.heading}
            </h2>
            {giving.provider === 'link' ? (
              <PaymentLink form={form} giving={giving} frequency={frequency} />
            ) : (
              <DonationForm
                form={form}
                items={impact?.items ?? []}
                site={{ name, contact, forms, language, currency }}
                {...{ ways, giving, frequency }}
              />
            )}
          </div>
        </div>
        <div className="grid content-start gap-12">
          {impact && (
            <section aria-labelledby="impact">
              <h2 id="impact" className="text-2xl">
                {impact.heading}
              </h2>
              <p className="mt-4 text-lg text-muted">{impact.text}</p>
              <GiftList items={impact.items} locale={{ language, currency }} className="mt-6" />
            </section>
          )}
          {(contact.phone ?? contact.address.street) && (
            <section aria-labelledby="ways">
              <h2 id="ways" className="text-2xl">
                {ways.heading}
              </h2>
              <OtherWays ways={ways} name={name} contact={contact} />
            </section>
          )}
          {registration && (
            <div>
              <Registration {...registration} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
