import type { Address } from '../schema/fields';
import { addressLines } from './address';

/**
 * Address of a route to the charity, which opens the map app on a phone and a page elsewhere.
 * Source: Google Maps URLs, https://developers.google.com/maps/documentation/urls/get-started
 */
export function directionsUrl(address: Address): string {
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', [...addressLines(address), address.country].join(', '));
  return url.href;
}
