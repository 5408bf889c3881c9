/**
 * Address that opens the visitor's mail program, with a subject if one is given (RFC 6068). Every character
 * that could end a field or start a new one is percent-encoded; spaces are %20, never a plus.
 */
export function mailto(email: string, subject?: string): string {
  const address = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  return subject === undefined ? address : `${address}?subject=${encodeURIComponent(subject)}`;
}
