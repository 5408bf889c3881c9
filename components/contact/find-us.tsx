import { addressInRow } from '@/lib/contact/address';
import { directionsUrl } from '@/lib/contact/directions';
import type { Address } from '@/lib/schema/fields';
import type { Pages } from '@/lib/schema/pages';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import { TownMap } from './town-map';

interface FindUsProps {
  map: NonNullable<Pages['contact']['map']>;
  address: Address;
  /** The site's, as which the address stands in a row (BCP 47). */
  language: string;
}

/** The place where a map would go, and a link that really shows the way. */
export function FindUs({ map, address, language }: FindUsProps) {
  return (
    <Section labelledBy="map" tone="sage">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.5fr] lg:items-center">
        <div>
          <h2 id="map" className="text-2xl">
            {map.heading}
          </h2>
          <p translate="no" className="mb-6 mt-4 text-lg">
            <bdi>{addressInRow(address, language)}</bdi>
          </p>
          <ButtonLink href={directionsUrl(address)} variant="outline">
            {map.directions}
          </ButtonLink>
        </div>
        <div className="map-placeholder">
          <TownMap />
          <p className="relative rounded-lg bg-surface px-5 py-2">{map.placeholder}</p>
        </div>
      </div>
    </Section>
  );
}
