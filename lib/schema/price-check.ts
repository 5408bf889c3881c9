import type { z } from 'zod';

/** Says of a cost that there is none: at its beginning, or in as many words. */
const FREE =
  /^\W*((admission|entry|entrance|tickets?|seats?|it|this|always)('s|’s| is| are)?\s)?free\b(?! of)|^\W*free of charge|\bfree (admission|entry)\b|\bno (charge|cost|fee)\b|^\W*nothing\b/i;

/** Says that people may give as they like, also nothing. */
const OPEN =
  /\bfree\b|\bpay what\b|\bwhat you can\b|\bdonations?\b|\bnothing\b|\bno (charge|cost|fee)\b|\boptional\b/i;

/** Finds a price, which search engines read, that is plainly another than what `cost` says to people. */
export function checkPrice(
  { price, cost }: { price?: number | undefined; cost?: string | undefined },
  { addIssue }: z.core.$RefinementCtx,
): void {
  if (price === undefined || cost === undefined) return;
  const wanted = wantedPrice(price, cost);
  if (wanted) addIssue({ code: 'custom', path: ['price'], message: wanted });
}

function wantedPrice(price: number, cost: string): string | undefined {
  const amounts = amountsIn(cost);
  if (price === 0) {
    if (amounts.every((amount) => amount === 0) || OPEN.test(cost)) return undefined;
    return `what cost says (“${cost}”), or “free” in cost`;
  }
  const isNamed = amounts.some((amount) => Math.abs(amount - price) < 1);
  if (isNamed || (amounts.length === 0 && !FREE.test(cost))) return undefined;
  return `what cost says (“${cost}”), or ${price} in cost`;
}

/** The amounts of dollars in a text; a number alone may count anything. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/\$\s?(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) dollars?\b/gi)].map(
    ([, after, before]) => Number((after ?? before ?? '').replaceAll(',', '')),
  );
}
