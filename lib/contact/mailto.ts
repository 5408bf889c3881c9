/** The longest address that every mail program opens whole, in encoded characters. */
export const MAX_MAILTO = 1800;

/** What a mail program would obey rather than show: control characters, turned text, halves of letters. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** What ends a line somewhere: in a mail’s header, in JavaScript or in Unicode. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Address that opens the visitor's mail program, with a subject and a body if they are given (RFC 6068). Every
 * character that could end a field or start a new one is percent-encoded; spaces are %20, never a plus.
 */
export function mailto(email: string, { subject = '', body = '' } = {}): string {
  const fields = Object.entries({
    // A subject is one line, or what follows could pass for another header, such as Bcc.
    subject: plain(subject).replace(/[\t\n]+/g, ' '),
    body: plain(body).replaceAll('\n', '\r\n'),
  }).flatMap(([name, words]) => (words === '' ? [] : [`${name}=${encodeURIComponent(words)}`]));
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return fields.length > 0 ? `${address}?${fields.join('&')}` : address;
}

/** Says whether mail programs open an address whole; beyond that they cut it or do nothing at all. */
export function fitsMailto(address: string): boolean {
  return address.length <= MAX_MAILTO;
}

/** The words as they are seen, with a plain line end after each line. */
function plain(words: string): string {
  return words.replace(LINE_ENDS, '\n').replace(UNSEEN, '');
}
