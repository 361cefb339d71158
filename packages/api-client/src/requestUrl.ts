import { API_BASE } from '@rostra/contract';
import type { Route } from '@rostra/contract';

/** Values allowed as a parameter or a query field. */
export type UrlValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The address of a call: parameters in the path, the rest as query, `ack` on GET (platform §7). */
export function requestUrl(
  baseUrl: string,
  route: Route,
  params: UrlValues | undefined,
  query: UrlValues | undefined,
  ack: string,
): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  if (route.method === 'GET') search.set('ack', ack);
  const text = search.toString();
  return `${baseUrl}${API_BASE}${path}${text === '' ? '' : `?${text}`}`;
}
