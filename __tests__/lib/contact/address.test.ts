import { addressLines } from '@/lib/contact/address';

test.each([
  ['US', { city: 'Pueblo', region: 'CO', postalCode: '81003' }, ['Pueblo, CO 81003']],
  ['FR', { city: 'Lyon', region: 'Auvergne-Rhône-Alpes', postalCode: '69002' }, ['69002 Lyon']],
  ['DE', { city: 'Köln', postalCode: '50667' }, ['50667 Köln']],
  ['GB', { city: 'Leeds', postalCode: 'LS1 4AP' }, ['Leeds', 'LS1 4AP']],
  ['JO', { city: 'عمّان' }, ['عمّان']],
])('writes an address as envelopes have it in %s', (country, place, lines) => {
  expect(addressLines({ street: '1 Example Street', ...place, country })).toEqual([
    '1 Example Street',
    ...lines,
  ]);
});
