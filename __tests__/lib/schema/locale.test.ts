import { issuesIn, loadChanged } from '../content/broken-content';

const GIVE = 'pages/donation.yaml';

test.each([
  ['language', 'english', 'a language code (BCP 47), written like en-US, fr-FR or ar-JO'],
  ['language', 'en_US', 'a language code (BCP 47), written like en-US, fr-FR or ar-JO'],
  ['currency', '$', 'a currency code of three capitals (ISO 4217), written like USD, EUR or JPY'],
  ['currency', 'usd', 'a currency code of three capitals (ISO 4217), written like USD, EUR or JPY'],
  ['country', 'USA', 'a country code of two capitals (ISO 3166), written like US, FR or JP'],
  ['country', 'UK', '“GB”'],
  ['country', 'us', '“US”'],
  ['country', 'QX', 'a country code of two capitals (ISO 3166), written like US, FR or JP'],
])('refuses the %s “%s”', (field, typed, wanted) => {
  expect(issuesIn(({ replace }) => replace('site.yaml', field, `${field}: ${typed}`))).toEqual([
    `content/site.yaml, line <line>: ${field}: found “${typed}”; wanted ${wanted}`,
  ]);
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
  const { site } = loadChanged(({ replace }) =>
    replace('site.yaml', 'language', 'language: EN-gb'),
  );
  expect(site.language).toBe('en-GB');
});

test('takes a service only in the currencies that it takes', () => {
  const euros = (giving: string) =>
    issuesIn(({ read, replace, write }) => {
      replace('site.yaml', 'currency', 'currency: EUR');
      write('site.yaml', read('site.yaml').replace(/^giving:\n.*\n/m, `giving: ${giving}\n`));
    });
  expect(euros('{ provider: every-org, slug: us }')).toEqual([
    expect.stringContaining(
      'giving.provider: found “every-org”; wanted a service that takes EUR; Every.org takes USD',
    ),
  ]);
  expect(
    euros('{ provider: paypal, link: "https://www.paypal.com/donate?hosted_button_id=A1" }'),
  ).toEqual([]);
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
