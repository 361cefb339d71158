import type { PageMeta } from '@rostra/contract';

/** The `meta` that every list carries. */
export function pageMeta(query: { page: number; per_page: number }, total: number): PageMeta {
  const { page, per_page } = query;
  return { page, per_page, total, total_pages: Math.ceil(total / per_page) };
}

/** LIMIT and OFFSET of a page. */
export function pageWindow(query: { page: number; per_page: number }): {
  limit: number;
  offset: number;
} {
  return { limit: query.per_page, offset: (query.page - 1) * query.per_page };
}
