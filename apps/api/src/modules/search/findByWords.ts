import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { findDocuments } from './findDocuments.ts';
import type { FoundDocument, SearchWishes } from './findDocuments.ts';
import type { SearchPart } from './searchQuery.ts';
import { splitCompounds } from './splitCompounds.ts';

/** A page of what was found, and by which parts. */
interface FoundByWords {
  parts: readonly SearchPart[];
  total: number;
  found: FoundDocument[];
}

/**
 * A page of the documents in which the parts stand as they were written. Where there are none, of
 * those in which all words of the parts stand, so that `储能招标` finds what `储能 招标` finds
 * (SRCH-09). Two queries, or four.
 */
export async function findByWords(
  db: Database,
  wishes: SearchWishes,
  exact: readonly SearchPart[],
  reader: { viewer: Viewer; now: Date },
): Promise<FoundByWords> {
  const asWritten = await findDocuments(db, wishes, exact, reader);
  if (asWritten.total > 0) return { parts: exact, ...asWritten };
  const words = await splitCompounds(exact);
  if (words === undefined) return { parts: exact, ...asWritten };
  return { parts: words, ...(await findDocuments(db, wishes, words, reader)) };
}
