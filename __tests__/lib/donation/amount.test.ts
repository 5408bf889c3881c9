import { readAmount } from '@/lib/donation/amount';

const US = { language: 'en-US', currency: 'USD', least: 1, most: 100_000 };

test.each([
  ['25', 2500],
  [' 25 ', 2500],
  ['25\n', 2500],
  ['\u00a025', 2500],
  ['$25', 2500],
  ['$ 25', 2500],
  [' $25.00 ', 2500],
  ['007', 700],
  ['75.5', 7550],
  ['25.', 2500],
  ['25,', 2500],
  ['75,5', 7550],
  ['40,23', 4023],
  ['1,00', 100],
  ['1.000,50', 100_050],
  ['1 000', 100_000],
  ['1\u00a0000', 100_000],
  ['1\u202f000,50', 100_050],
  ["1'000", 100_000],
  ['1’000.50', 100_050],
  ['USD 25', 2500],
  ['us$25', 2500],
  ['25 $', 2500],
  ['25 usd', 2500],
  // Other digits and signs, as keyboards for other scripts write them.
  ['٢٥', 2500],
  ['۲۵٫۵۰', 2550],
  ['١٬٠٠٠', 100_000],
  ['２５', 2500],
  ['१२३४५.६७', 1_234_567],
  ['৮৯০', 89_000],
  ['๒๕', 2500],
  ['၂၅', 2500],
  ['＄１，０００．５０', 100_050],
  // Marks without a look, which come along with what is copied.
  ['\u200e25\u200b', 2500],
  ['1,000', 100_000],
  ['1,000.00', 100_000],
  ['12,345.67', 1_234_567],
  ['100,000.00', 10_000_000],
])('reads %j as %d cents', (text, cents) => {
  expect(readAmount(text, US)).toEqual({ minorUnits: cents });
});

test('reads the digits of every script that computers write numbers in', () => {
  const written = Intl.supportedValuesOf('numberingSystem').map((numberingSystem) =>
    new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(12_345),
  );
  const digits = written.filter((number) => /^\p{Nd}+$/u.test(number));
  expect(digits.length).toBeGreaterThan(50);
  for (const number of digits) {
    expect([number, readAmount(number, US)]).toEqual([number, { minorUnits: 1_234_500 }]);
  }
});

test('reads every number of cents up to $1,000 exactly', () => {
  for (let cents = 100; cents <= 100_000; cents += 1) {
    const digits = String(cents).padStart(3, '0');
    const result = readAmount(`${digits.slice(0, -2)}.${digits.slice(-2)}`, US);
    if (!('minorUnits' in result) || result.minorUnits !== cents)
      throw new Error(`misread ${digits}`);
  }
});

test.each([
  ['', 'empty'],
  [' \u00a0\t\n', 'empty'],
  // What means one thing here and another elsewhere, or a slip of the keyboard.
  ['1.000', 'format'],
  ['0,500', 'format'],
  ['01,000', 'format'],
  ['1,0000', 'format'],
  ['10000,000', 'format'],
  ['1,000,00', 'format'],
  ['1,000.000', 'format'],
  [',000', 'format'],
  ['1_000', 'format'],
  ['12.345', 'format'],
  ['1.2.3', 'format'],
  ['25 50', 'format'],
  ['25\n50', 'format'],
  // What computers take for numbers, and people don't type.
  ['1e5', 'format'],
  ['1e-3', 'format'],
  ['0x10', 'format'],
  ['Infinity', 'format'],
  ['NaN', 'format'],
  ['-3', 'format'],
  ['−3', 'format'],
  ['+3', 'format'],
  ['(3)', 'format'],
  ['2²', 'format'],
  ['½', 'format'],
  ['.', 'format'],
  [',', 'format'],
  ['1.000.', 'format'],
  ['1 000 00', 'format'],
  ['1.000 50', 'format'],
  // Other currencies and words.
  ['€25', 'format'],
  ['$$25', 'format'],
  ['$', 'format'],
  ['25%', 'format'],
  ['25k', 'format'],
  ['twenty', 'format'],
  ['0', 'tooSmall'],
  ['0.00', 'tooSmall'],
  ['0.99', 'tooSmall'],
  ['.5', 'tooSmall'],
  ['0,50', 'tooSmall'],
  ['100000.01', 'tooLarge'],
  ['100,001', 'tooLarge'],
  ['1,000,000', 'tooLarge'],
  ['99999999999', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
])('refuses %j: %s', (text, error) => {
  expect(readAmount(text, US)).toEqual({ error });
});

/** Each row: what is typed, and its minor units or what is wrong with it. */
const ELSEWHERE: [language: string, currency: string, ...[string, number | string][]][] = [
  // A thousand for whoever writes a comma before the cents; and a comma before three digits is either.
  ['de-DE', 'EUR', ['1.000', 100_000], ['1,000', 'format'], ['25,50 €', 2550], ['€25', 2500]],
  ['fr-FR', 'EUR', ['1 000,50', 100_050], ['1.000', 100_000], ['eur 25', 2500], ['$25', 'format']],
  ['de-CH', 'CHF', ["1'000.50", 100_050], ['Fr. 25', 'format'], ['CHF 25', 2500]],
  ['en-IN', 'INR', ['1,00,000', 10_000_000], ['₹500', 50_000], ['Rs 500', 'format']],
  // No decimals, and three.
  ['ja-JP', 'JPY', ['1,000', 1000], ['¥1000', 1000], ['1.000', 'format'], ['25.5', 'format']],
  ['ar-JO', 'JOD', ['١٢٫٥', 12_500], ['١٬٠٠٠', 'format'], ['12.500', 12_500], ['٢٥ د.أ.', 25_000]],
  ['en-KW', 'KWD', ['1.250', 1250], ['1,250', 'format'], ['1,000,000', 'tooLarge']],
];

test.each(ELSEWHERE)('reads amounts in %s and %s as people there write them', (...row) => {
  const [language, currency, ...amounts] = row;
  for (const [typed, read] of amounts) {
    expect([typed, readAmount(typed, { ...US, language, currency })]).toEqual([
      typed,
      typeof read === 'number' ? { minorUnits: read } : { error: read },
    ]);
  }
});

test('takes what content takes', () => {
  const rules = { ...US, least: 5, most: 50 };
  const found = ['4.99', '5', '50', '50.01'].map((typed) => readAmount(typed, rules));
  expect(found).toEqual([
    { error: 'tooSmall' },
    { minorUnits: 500 },
    { minorUnits: 5000 },
    { error: 'tooLarge' },
  ]);
});
