import { z } from 'zod';

// Every message below completes the sentence “found …; wanted …”.

const WANTED_AMOUNT = 'a whole amount of money, written like 2500, in digits 0 to 9 alone';

/** A whole amount in the site's currency. */
export const amount = z
  .string({ error: WANTED_AMOUNT })
  .regex(/^[1-9]\d{0,8}$/, { error: WANTED_AMOUNT, abort: true })
  .transform(Number)
  .meta({ minimum: 1, description: 'a whole amount of money, as 25, without a sign' });

const WANTED_PRICE =
  'a whole amount of money, written like 60, in digits 0 to 9 alone, or 0 if it is free';

/** What a seat costs, as a whole amount in the site's currency; 0 where it is free. */
export const price = z
  .string({ error: WANTED_PRICE })
  .regex(/^(0|[1-9]\d{0,8})$/, {
    error: ({ input }) => `${WANTED_PRICE}${adviceOnPrice(String(input))}`,
    abort: true,
  })
  .transform(Number)
  .meta({ minimum: 0 });

function adviceOnPrice(typed: string): string {
  if (/\d\D+\d{2}$/.test(typed) && !/[-–]/.test(typed)) {
    return '; with cents, leave this line out and say the price in cost';
  }
  if (/\d.*[-–].*\d|from|to|up/i.test(typed)) {
    return '; of several prices the lowest, and all of them in cost';
  }
  return '';
}

/** A place in an order, counted from 1. */
export const position = z
  .string({ error: 'a whole number, written like 1' })
  .regex(/^\d{1,4}$/, 'a whole number, written like 1')
  .transform(Number)
  .meta({ minimum: 0, description: 'its place in the list: 1 comes first' });
