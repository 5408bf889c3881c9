/** The props of a dynamic route. */
export interface Params<Name extends string> {
  params: Promise<Record<Name, string>>;
}

/**
 * All values for such a route, which has a page or a file for each. Next exports no route
 * without one, so where there is none the not-found page stands in, under a name that isn't that of Next's own; the
 * export takes it away.
 * https://github.com/vercel/next.js/issues/61213
 */
export function staticParams(name: string, values: readonly string[]) {
  return (values.length > 0 ? values : ['_none']).map((value) => ({ [name]: value }));
}
