import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { findDocuments } from './findDocuments.ts';
import type { FoundDocument, SearchOptions } from './findDocuments.ts';
import type { SearchPart } from './searchQuery.ts';
import { splitCompounds } from './splitCompounds.ts';

/** A page of results, and the parts that found them. */
interface FoundByWords {
  parts: readonly SearchPart[];
  total: number;
  found: FoundDocument[];
}

/**
 * Returns a page of the documents that contain the parts as written. If there are none, it returns
 * those with all words of the parts, so that `储能招标` finds what `储能 招标` finds (SRCH-09). Runs two
 * queries, or four.
 */
export async function findByWords(
  db: Database,
  options: SearchOptions,
  exact: readonly SearchPart[],
  reader: { viewer: Viewer; now: Date },
): Promise<FoundByWords> {
  const asWritten = await findDocuments(db, options, exact, reader);
  if (asWritten.total > 0) return { parts: exact, ...asWritten };
  const words = await splitCompounds(exact);
  if (words === undefined) return { parts: exact, ...asWritten };
  return { parts: words, ...(await findDocuments(db, options, words, reader)) };
}
