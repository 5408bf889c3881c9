import { fillIn, type Placeholders } from '../text/placeholders';

/**
 * Reads what typed values mean, as a reviver (see JSON.parse): placeholders are filled in, and fields in
 * which nothing stands are left out, as editing tools leave them behind.
 */
export function meaningWith(placeholders: Placeholders) {
  return (_key: unknown, value: unknown): unknown => {
    if (typeof value === 'string') return fillIn(value, placeholders);
    if (Array.isArray(value)) return value.every(isNothing) ? [] : value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([, inside]) => !isNothing(inside)));
  };
}

function isNothing(value: unknown): boolean {
  return value === '' || (value instanceof Object && Object.keys(value).length === 0);
}
