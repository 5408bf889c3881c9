import { givingIn } from '@/lib/schema/giving';
import { country, currency, language } from '@/lib/schema/locale';
import { issuesIn } from '../content/broken-content';
import { wantedIn } from './wanted';

const GIVE = 'pages/donation.yaml';

const LANGUAGE = 'a language code (BCP 47), written like en-US, fr-FR or ar-JO';
const CURRENCY = 'a currency code of three capitals (ISO 4217), written like USD, EUR or JPY';
const COUNTRY = 'a country code of two capitals (ISO 3166), written like US, FR or JP';

test.each([
  ['language', language, 'english', LANGUAGE],
  ['language', language, 'en_US', LANGUAGE],
  ['currency', currency, '$', CURRENCY],
  ['currency', currency, 'usd', CURRENCY],
  ['country', country, 'USA', COUNTRY],
  ['country', country, 'UK', '“GB”'],
  ['country', country, 'us', '“US”'],
  ['country', country, 'QX', COUNTRY],
])('refuses another %s', (_name, field, typed, wanted) => {
  expect(wantedIn(field, typed)).toEqual([wanted]);
});

test('doubts no phone number of a country that is yet to be named', () => {
  const found = issuesIn(({ replace }) => {
    replace('site.yaml', 'country', 'country: UK');
    replace('site.yaml', 'phone', 'phone: 01248 600 123');
  });
  expect(found).toEqual([expect.stringMatching(/country: found “UK”; wanted “GB”$/)]);
});

test('wants all three', () => {
  const found = issuesIn(({ read, write }) =>
    write('site.yaml', read('site.yaml').replace(/^(language|currency|country): .*\n/gm, '')),
  );
  expect(found.map((issue) => issue.replace(/;.*/, ''))).toEqual(
    ['language', 'currency', 'country'].map((field) => `content/site.yaml: ${field}: is missing`),
  );
});

test('writes a language as others know it', () => {
  expect(language.parse('EN-gb')).toBe('en-GB');
});

test('takes a service only in the currencies that it takes', () => {
  const paypal = 'https://www.paypal.com/donate?hosted_button_id=A1';
  expect(wantedIn(givingIn('EUR'), { provider: 'paypal', link: paypal })).toEqual([]);
  expect(wantedIn(givingIn('EUR'), { provider: 'every-org', slug: 'us' })).toEqual([
    'provider: a service that takes EUR; Every.org takes USD',
  ]);
});

test.each([
  ['You give {amout} now.', 'no {amout}, since braces only hold {amount}, {name} or {city}'],
  ['You give now.', 'the same with {amount} in it'],
])('finds the sentence “%s” to lack its amount', (typed, wanted) => {
  const change = issuesIn(({ replace }) => replace(GIVE, 'otherImpact', `otherImpact: '${typed}'`));
  expect(change).toEqual([
    `content/${GIVE}, line <line>: form.otherImpact: found “${typed}”; wanted ${wanted}`,
  ]);
});

test('wants each amount to choose from to be one that the form takes', () => {
  const found = issuesIn(({ replace }) => replace(GIVE, 'least', 'least: 30'));
  const problem = 'form.presets[1]: found “25”; wanted an amount from 30 to 100000';
  expect(found).toEqual([expect.stringContaining(problem)]);
});
