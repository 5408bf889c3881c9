/**
 * The rule that browsers have for an email address, so that they and we agree:
 * https://html.spec.whatwg.org/#valid-e-mail-address
 */
export const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Letters and signs that leave the paper white: fillers, joiners, and Braille without a dot. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Says whether nothing in a text would be seen: it is empty, or spaces, line ends and the like. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ''));
}

/**
 * Says whether a text is an email address; spaces around it, as phones add them, don't count. A domain
 * may be in letters of any script, as the rule wants it in the ASCII that stands for them.
 */
export function isEmail(text: string): boolean {
  const typed = text.trim();
  // No pattern finds the domain: it would try each letter before the sign anew, which takes seconds over a long text.
  const at = typed.lastIndexOf('@') + 1;
  return EMAIL.test(typed.slice(0, at) + asciiDomain(typed.slice(at)));
}

function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}
