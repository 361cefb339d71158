/** Returns the address of another page of a list; the first has no `page`. */
export function pageHref(path: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  const text = next.toString();
  return text === '' ? path : `${path}?${text}`;
}
