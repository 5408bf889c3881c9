/**
 * The moment that a build takes for now, the same in all its processes; `next.config.mjs` sets it. The clock's
 * while somebody edits.
 */
export function buildTime(): Date {
  const { BUILT_AT } = process.env;
  return BUILT_AT ? new Date(BUILT_AT) : new Date();
}
