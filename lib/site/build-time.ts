import type { Environment } from './preview';

/**
 * The moment that a build takes for now, the same in all its processes; `next.config.mjs` sets it. The clock's
 * while somebody edits.
 */
export function buildTime({ BUILT_AT }: Environment = process.env): Date {
  return BUILT_AT ? new Date(BUILT_AT) : new Date();
}
