import { nameAt } from '../text/known-hosts';

/** Services whose pages take gifts and whose addresses take no part of one, by their domains. */
const SERVICES: Record<string, string> = {
  'zeffy.com': 'Zeffy',
  'helloasso.com': 'HelloAsso',
  'givebutter.com': 'Givebutter',
};

/** The name of the service that a page for gifts belongs to; none where that isn't known. */
export function paymentServiceAt(address: string): string | undefined {
  return nameAt(address, SERVICES);
}
