import type { Route } from '@rostra/contract';

/** Path and query of a call, below the API's base, from the contract's route and an input. */
export function callAddress(route: Route, input: object): string {
  const { params = {}, query = {} } = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
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
