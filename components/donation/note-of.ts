import { serviceName, takes } from '@/lib/giving';
import type { Giving } from '@/lib/schema/giving';
import type { Pages } from '@/lib/schema/pages';

/** What the button does, as far as it depends on where gifts are paid. */
export function noteOf({ note, summary }: Pages['donation']['form'], giving: Giving): string {
  if (giving.provider === 'email') return note;
  const { amount } = takes(giving);
  const service = serviceName(giving);
  return [
    `${summary.pay} ${service}.`,
    ...(amount ? [] : [`${service} ${summary.askedAgain}`]),
  ].join(' ');
}
