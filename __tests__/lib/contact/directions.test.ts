import { directionsUrl } from '@/lib/contact/directions';

const address = {
  street: '100 Example Avenue',
  city: 'Pueblo',
  region: 'CO',
  postalCode: '81003',
  country: 'US',
};

test('leads to a route that ends at the address', () => {
  const { origin, pathname, searchParams } = new URL(directionsUrl(address));
  expect(origin + pathname).toBe('https://www.google.com/maps/dir/');
  expect([...searchParams]).toEqual([
    ['api', '1'],
    ['destination', '100 Example Avenue, Pueblo, CO 81003, US'],
  ]);
});

test('keeps signs in the address that mean something in links', () => {
  const { searchParams, hash } = new URL(
    directionsUrl({ ...address, street: 'Unit #4 & 5, Peña + Main?' }),
  );
  expect(hash).toBe('');
  expect([...searchParams.keys()]).toEqual(['api', 'destination']);
  expect(searchParams.get('destination')).toBe('Unit #4 & 5, Peña + Main?, Pueblo, CO 81003, US');
});
