import { mailto } from '@/lib/contact/mailto';
import type { Site } from '@/lib/schema/site';
import { AddressLines } from '../ui/address-lines';

/** Phone, email and street, each as a link or an address where it can be one. */
export function ContactLines({ phone, dial, email, address }: Site['contact']) {
  return (
    <address translate="no" className="not-italic">
      {phone && (
        <a href={`tel:${dial}`} className="footer-link">
          {phone}
        </a>
      )}{' '}
      <a href={mailto(email)} className="footer-link">
        {email}
      </a>
      <p className="mt-1.5">
        <AddressLines address={address} />
      </p>
    </address>
  );
}
