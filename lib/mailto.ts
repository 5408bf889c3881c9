/**
 * Address that opens the visitor's mail program with a message begun (RFC 6068). Every character
 * that could end a field or start a new one is percent-encoded; spaces are %20, never a plus.
 */
export function mailto(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}
