/** One address that leads to another; the rest of the query goes along (FND-20 to 23). */
interface Redirect {
  readonly path: string;
  /** Only with these parameters, which do not go along. */
  readonly when?: Readonly<Record<string, string>>;
  readonly to: string;
  readonly adds?: Readonly<Record<string, string>>;
}

export const redirects: readonly Redirect[] = [
  { path: '/', to: '/search' },
  { path: '/article', to: '/research', adds: { type: 'articles' } },
  { path: '/search', when: { type: 'community' }, to: '/community' },
];

/** Where an address leads instead, as path and query; undefined when it stands for itself. */
export function redirectOf(url: URL): string | undefined {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  for (const rule of redirects) {
    const when = Object.entries(rule.when ?? {});
    if (rule.path !== path || when.some(([name, value]) => url.searchParams.get(name) !== value)) {
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

/** The same address without slashes at its end; undefined when it has none. */
export function withoutEndSlash(url: URL): string | undefined {
  const path = url.pathname.replace(/\/+$/, '');
  return path === '' || path === url.pathname ? undefined : path + url.search;
}
