/**
 * Reads what typed values mean, as a reviver (see JSON.parse): texts are filled in, and fields in
 * which nothing stands are left out, as editing tools leave them behind.
 */
export function meaningWith(filled: (typed: string) => string) {
  return (_key: unknown, value: unknown): unknown => {
    if (typeof value === 'string') return filled(value);
    if (Array.isArray(value)) return value.every(isNothing) ? [] : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([, inside]) => !isNothing(inside)));
  };
}

function isNothing(value: unknown): boolean {
  return value === '' || (value instanceof Object && Object.keys(value).length === 0);
}
