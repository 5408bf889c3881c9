import { keepText, numberText } from '@/browser/forms/number-text';

/** A number field that drops commas as Chromium does. */
function fieldWith(...typed: string[]) {
  const field = document.createElement('input');
  field.type = 'number';
  keepText(field);
  for (const data of typed) {
    field.dispatchEvent(new InputEvent('beforeinput', { data }));
    field.value += data.replace(/[^\d.]/g, '');
  }
  return field;
}

test.each([
  [['40,23'], '40,23'],
  [['4', '0', ',', '2', '3'], '40,23'],
  [['1', ',', '000', '.50'], '1,000.50'],
  [['$1,000 '], '1,000'],
  [['25'], '25'],
])('keeps %j as %j', (typed, text) => {
  expect(numberText(fieldWith(...typed))).toBe(text);
});

test('forgets what was changed by other means', () => {
  const field = fieldWith('40,23');
  field.value = '40.23';
  expect(numberText(field)).toBe('40.23');
  field.value = '';
  expect(numberText(field)).toBe('');
});
