import type { Route } from '@rostra/contract';

/** Values that the contract allows in an address. */
type Plain = string | number | boolean | undefined;

/**
 * Returns the path and query of a call, below the API's base, from the contract's route and an
 * input.
 */
export function callAddress(route: Route, input: object): string {
  const { params = {}, query = {} } = input as {
    params?: Record<string, Plain>;
    query?: Record<string, Plain>;
  };
  let path = route.path;
  for (const [key, value] of Object.entries(params)) {
    path = path.replace(`:${key}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.append(key, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
