/**
 * Data as the text of a script element, which nothing in it can end: no “<” is left, nor the two
 * line ends that JSON allows and older JavaScript doesn't.
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
