import {
  copyOf,
  mailOf,
  MESSAGE_FIELDS,
  messageErrors,
  messageText,
  subjectIn,
} from '@/lib/message/message';

const MESSAGE = {
  name: 'Ana O’Neill',
  email: 'ana@example.org',
  subject: 'A spade',
  message: 'One\n\nthree',
};
const EMPTY = { name: '', email: '', subject: '', message: '' };

describe('messageErrors', () => {
  test('a message with all its parts has none', () => expect(messageErrors(MESSAGE)).toEqual([]));

  test('an empty one lacks everything, in the order of the form', () => {
    expect(messageErrors(EMPTY)).toEqual(MESSAGE_FIELDS.map((id) => ({ id, is: 'missing' })));
  });

  test.each(MESSAGE_FIELDS)('spaces are no %s', (id) => {
    expect(messageErrors({ ...MESSAGE, [id]: ' \u00a0\u200b\n' })).toEqual([{ id, is: 'missing' }]);
  });

  test('an email address that is none is wrong', () => {
    expect(messageErrors({ ...MESSAGE, email: 'ana@' })).toEqual([{ id: 'email', is: 'wrong' }]);
  });

  test('other fields may hold anything', () => {
    expect(messageErrors({ ...MESSAGE, name: 'ana@', subject: '?', message: '李' })).toEqual([]);
  });
});

test('the words of a message end with its writer, and with nothing that surrounded them', () => {
  const words = messageText({
    name: ' Ana O’Neill ',
    email: 'ana@example.org ',
    subject: '',
    message: '\n One\n\nthree\n\n',
  });
  expect(words).toBe('One\n\nthree\n\nAna O’Neill\nana@example.org');
});

test('the text to copy begins with the subject', () => {
  const message = { ...MESSAGE, subject: ' A spade ' };
  expect(copyOf(message)).toBe(`A spade\n\n${messageText(message)}`);
});

test('the mail has the subject and the words', () => {
  expect(mailOf('desk@example.org', { ...MESSAGE, name: 'Ana', subject: ' Tom & Jo ' })).toBe(
    'mailto:desk@example.org?subject=Tom%20%26%20Jo' +
      '&body=One%0D%0A%0D%0Athree%0D%0A%0D%0AAna%0D%0Aana%40example.org',
  );
});

test.each([
  ['', ''],
  ['?', ''],
  ['?other=x', ''],
  ['?subject=', ''],
  ['?subject=A+spade', 'A spade'],
  ['?a=b&subject=R%26D%20%2B', 'R&D +'],
  ['?subject=%20Two%0D%0A%09lines%20', 'Two lines'],
  ['?subject=One&subject=two', 'One'],
  ['?subject=%3Cb%3E', '<b>'],
  ['?subject=%E0%A4%A', '\ufffd%A'],
])('%j asks for the subject %j', (search, subject) => expect(subjectIn(search)).toBe(subject));

test('a subject is no longer than 120 letters, and cuts none in half', () => {
  expect(subjectIn(`?subject=${'a'.repeat(119)}${'💚'.repeat(2)}`)).toBe(`${'a'.repeat(119)}💚`);
});
