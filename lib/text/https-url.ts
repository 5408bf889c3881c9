import { holdsLookalike } from './lookalikes';

/**
 * Says whether a text is an https address in full, with a host that has a dot and without a user's
 * name or signs that no address holds (WHATWG URL would mend or move many of them).
 */
export function isHttpsUrl(text: string): boolean {
  if (holdsLookalike(text)) return false;
  if (!/^https:\/\/[^\s"<>\\^`{|}]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes('.') && username === '' && password === '';
}

/** Says whether a text is an address that a site can have: a web address that ends with its folder. */
export function isSiteUrl(text: string): boolean {
  return isHttpsUrl(text) && !/[?#]/.test(text) && !new URL(text).pathname.includes('//');
}
