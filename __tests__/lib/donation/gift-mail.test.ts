import { giftMail } from '@/lib/donation/gift-mail';

const US = { language: 'en-US', currency: 'USD' };
const words = {
  subject: 'A gift & more',
  ask: 'How can I pay?\nBy check + cash?',
  amount: { once: '{amount} one time', monthly: '{amount} every month' },
  open: { once: 'One time', monthly: 'Every month' },
};

test('an email about a gift holds every letter, sign and line as it was typed', () => {
  const typed = {
    firstName: 'José & 李',
    lastName: '#1 = 50% + é?',
    email: 'jose+gifts@example.org',
  };
  const gift = { minorUnits: 1250, frequency: 'monthly', ...typed } as const;
  const address = giftMail('gifts+us@example.org', gift, words, US);
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?&=#+<>\s]*)\?subject=([^?&=#+<>\s]*)&body=([^?&=#+<>\s]*)$/.exec(address) ?? [];
  expect([to, subject].map(decodeURIComponent)).toEqual(['gifts+us@example.org', 'A gift & more']);
  expect(decodeURIComponent(body).split('\r\n')).toEqual([
    '$12.50 every month',
    '',
    'How can I pay?',
    'By check + cash?',
    '',
    'José & 李 #1 = 50% + é?',
    'jose+gifts@example.org',
  ]);
});

test('a link for an email about a gift ends with the question, and names no giver', () => {
  const address = giftMail('gifts@example.org', { frequency: 'once' }, words, US);
  expect(decodeURIComponent(address)).toMatch(
    /&body=One time\r\n\r\nHow can I pay\?\r\nBy check \+ cash\?$/,
  );
});
