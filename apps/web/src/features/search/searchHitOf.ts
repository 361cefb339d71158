import type { Row } from '@rostra/contract';
import type { SearchHit } from '@rostra/ui/SearchResults';

/**
 * Maps a found row to its entry in the results.
 *
 * @param stateWord the words of the dictionary `event_status` (FND-10)
 */
export const searchHitOf = (
  row: Row<'getSearch'>,
  stateWord: (state: string) => string,
): SearchHit => ({
  key: `${row.kind} ${row.id}`,
  href: row.path,
  kind: row.kind,
  title: row.title,
  industry: row.industry,
  excerpt: row.excerpt,
  atMs: row.at_ms,
  time: new Date(row.time),
  by: row.by,
  access: row.access,
  stateWord: row.is_canceled ? stateWord('canceled') : null,
  currentPrice: row.current_price,
});
