/** A redirect from one address to another; the rest of the query is kept (FND-20 to 23). */
interface Redirect {
  readonly path: string;
  /** Applies only with these parameters, which are dropped. */
  readonly when?: Readonly<Record<string, string>>;
  readonly to: string;
  readonly adds?: Readonly<Record<string, string>>;
}

export const redirects: readonly Redirect[] = [
  { path: '/', to: '/search' },
  { path: '/article', to: '/research', adds: { type: 'articles' } },
  { path: '/search', when: { type: 'community' }, to: '/community' },
];

/** Returns the target of a redirect, as path and query; undefined if the address has none. */
export function redirectOf(url: URL): string | undefined {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  for (const rule of redirects) {
    const when = Object.entries(rule.when ?? {});
    if (
      rule.path !== path.toLowerCase() ||
      when.some(([name, value]) => url.searchParams.get(name) !== value)
    ) {
      continue;
    }
    const query = new URLSearchParams(url.searchParams);
    for (const [name] of when) query.delete(name);
    for (const [name, value] of Object.entries(rule.adds ?? {})) query.set(name, value);
    const text = query.toString();
    return rule.to + (text === '' ? '' : `?${text}`) + url.hash;
  }
  return undefined;
}

/**
 * Returns the address as its screen's path spells it (`/SEARCH/` → `/search`), so that each page has
 * one address; undefined if it is spelled so.
 *
 * @param screenPath with parameters as `:name`, which keep their spelling
 */
export function ownSpelling(url: URL, screenPath: string): string | undefined {
  const given = url.pathname.replace(/\/+$/, '').split('/');
  const path = screenPath
    .split('/')
    .map((segment, at) => (segment.startsWith(':') ? given[at] : segment))
    .join('/');
  return path === url.pathname ? undefined : path + url.search;
}
