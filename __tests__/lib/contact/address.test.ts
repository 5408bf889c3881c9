import { addressInRow, addressLines } from '@/lib/contact/address';

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

test('names the city where the country writes it beside the street', () => {
  const tokyo = { city: '渋谷区', region: '東京都', postalCode: '150-0041', country: 'JP' };
  expect(addressLines({ street: '神南1-2-3', ...tokyo })).toEqual([
    '〒150-0041',
    '東京都',
    '渋谷区',
    '神南1-2-3',
  ]);
  const alAin = { city: 'Al Ain', region: 'Abu Dhabi', country: 'AE' };
  expect(addressLines({ street: '1 Street', ...alAin })).toEqual([
    '1 Street',
    'Al Ain',
    'Abu Dhabi',
  ]);
  expect(addressLines(alAin)).toEqual(['Al Ain', 'Abu Dhabi']);
  expect(addressLines({ city: 'Singapore', postalCode: '018956', country: 'SG' })).toEqual([
    'SINGAPORE 018956',
  ]);
});

test.each([
  ['en-US', 'US', '1 Street, A 5'],
  ['ar', 'JO', '1 Street، A 5'],
  ['zh-Hant', 'TW', '5 A 1 Street'],
])('stands in a row in %s', (language, country, row) => {
  const address = { street: '1 Street', city: 'A', postalCode: '5', country };
  expect(addressInRow(address, language)).toBe(row);
});
