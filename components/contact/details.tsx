import type { ReactNode } from 'react';
import { mailto } from '@/lib/contact/mailto';
import type { IconName } from '@/lib/look/icons';
import type { Pages } from '@/lib/schema/pages';
import type { Site } from '@/lib/schema/site';
import { AddressLines } from '../ui/address-lines';
import { Icon } from '../ui/icon';

interface DetailsProps {
  labels: Pages['contact']['details'];
  contact: Site['contact'];
}

/** How else to reach the charity: phone, email, street and hours. */
export function Details({ labels, contact }: DetailsProps) {
  const { phone, dial, email, address, hours } = contact;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        {labels.heading}
      </h2>
      <dl className="mt-6 grid gap-5">
        {phone && (
          <Detail icon="phone" label={labels.phone}>
            <a href={`tel:${dial}`} translate="no" className="arrow-link -my-2">
              {phone}
            </a>
          </Detail>
        )}
        <Detail icon="mail" label={labels.email}>
          <a href={mailto(email)} translate="no" className="arrow-link -my-2">
            {email}
          </a>
        </Detail>
        <Detail icon="map" label={labels.address}>
          <span translate="no">
            <AddressLines address={address} />
          </span>
        </Detail>
        {hours && (
          <Detail icon="clock" label={labels.hours}>
            {hours.map(({ days, time }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4">
                <span>{days}</span> <span>{time}</span>
              </div>
            ))}
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="flex gap-x-4 font-bold">
        <Icon name={icon} className="mt-0.5 h-6 w-6 text-link" />
        {label}
      </dt>
      <dd className="max-[22em]:mt-1 min-[22em]:ps-10">{children}</dd>
    </div>
  );
}
