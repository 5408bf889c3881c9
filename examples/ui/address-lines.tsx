import { AddressLines } from '@/components/ui/address-lines';

const address = { city: 'Pueblo', region: 'CO', postalCode: '81003', country: 'US' } as const;

export const addressLines = {
  'with a street': (
    <p>
      <AddressLines address={{ ...address, street: '100 Example Avenue' }} />
    </p>
  ),
  'without a street': (
    <p>
      <AddressLines address={address} />
    </p>
  ),
};
