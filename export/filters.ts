import {
  attribute,
  elementsIn,
  replaceAttribute,
  surround,
  theElement,
  type Document,
} from './html';
import { FIRST_PARTY } from './runtime';

/**
 * Asks hosts that rewrite pages on their way to leave a finished one alone: its policy lets nothing
 * run that they change or add, so that an address they hide would stay hidden. Cloudflare's notes:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 * https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
 */
export function refuseFilters(document: Document) {
  surround(theElement(document, 'body'), 'email_off', '/email_off');
  for (const script of elementsIn(document, 'script')) {
    if (attribute(script, 'type') === undefined) {
      replaceAttribute(script, FIRST_PARTY, 'data-cfasync', 'false');
    }
  }
}
