import type { z } from 'zod';

/** What a schema wants in place of a value, each message behind its field. */
export const wantedIn = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
