import { LARGEST_GIFT, readAmount } from '@/lib/donation/amount';

test.each([
  ['25', 2500],
  [' 25 ', 2500],
  ['25\n', 2500],
  ['\u00a025', 2500],
  ['$25', 2500],
  ['$ 25', 2500],
  [' $25.00 ', 2500],
  ['007', 700],
  ['75.00', 7500],
  ['75.5', 7550],
  ['1.29', 129],
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
  ['＄１，０００．５０', 100_050],
  // Marks without a look, which come along with what is copied.
  ['\u200e25\u200b', 2500],
  ['4.35', 435],
  ['19.99', 1999],
  ['1,000', 100_000],
  ['1,000.00', 100_000],
  ['12,345.67', 1_234_567],
  ['100000', LARGEST_GIFT],
  ['100,000.00', LARGEST_GIFT],
])('reads %j as %d cents', (text, cents) => {
  expect(readAmount(text)).toEqual({ cents });
});

test('reads every number of cents up to $1,000 exactly', () => {
  for (let cents = 100; cents <= 100_000; cents += 1) {
    const digits = String(cents).padStart(3, '0');
    const result = readAmount(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
    if (!('cents' in result) || result.cents !== cents) throw new Error(`misread ${digits}`);
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
  ['000', 'tooSmall'],
  ['0.00', 'tooSmall'],
  ['0.99', 'tooSmall'],
  ['.5', 'tooSmall'],
  ['0,50', 'tooSmall'],
  ['$0', 'tooSmall'],
  ['100000.01', 'tooLarge'],
  ['100,001', 'tooLarge'],
  ['1,000,000', 'tooLarge'],
  ['99999999999', 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
])('refuses %j: %s', (text, error) => {
  expect(readAmount(text)).toEqual({ error });
});
