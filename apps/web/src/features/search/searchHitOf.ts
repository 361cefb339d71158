import type { Row } from '@rostra/contract';
import type { SearchHit } from '@rostra/ui/SearchResults';
import { articleHref } from '../article/articleCardOf.ts';

/** A row found as the results show it. */
export const searchHitOf = (row: Row<'getSearch'>): SearchHit => ({
  key: `${row.kind} ${row.id}`,
  href: row.kind === 'events' ? `/eventDetail/${row.id}` : articleHref(row.id, row.kind),
  kind: row.kind,
  title: row.title,
  industry: row.industry,
  excerpt: row.excerpt,
  time: new Date(row.time),
  by: row.by,
  access: row.access,
  isCanceled: row.is_canceled,
  currentPrice: row.current_price,
});
