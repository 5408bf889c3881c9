import { initialsOf } from '@/lib/look/portrait';

test.each([
  ['Ana Maria de Souza', 'AS'],
  ['Ólafur', 'Ó'],
  ['O\u0301lafur Jónsson', 'ÓJ'],
  ['ليلى حداد', 'ل\u200cح'],
  ['ليلى', 'ل'],
  ['Rosa (interim) Diaz', 'RD'],
  ['نازنین میرزاده (Nazanin Mirzadeh)', 'ن\u200cم'],
  ['Sam Lee (they/them, until May)', 'SL'],
  ['สมชาย ใจดี', 'สจ'],
  ['  ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
