import type { Deps } from '#platform/module/Deps.ts';
import { findDocuments } from './findDocuments.ts';
import type { FoundDocument } from './findDocuments.ts';
import type { SearchOptions } from './readablePassages.ts';
import type { SearchPart } from './searchQuery.ts';
import type { SearchReader } from './SearchSource.ts';
import { splitCompounds } from './splitCompounds.ts';

/** A page of found subjects, and the parts that found them. */
interface FoundByWords {
  parts: readonly SearchPart[];
  total: number;
  found: FoundDocument[];
}

/**
 * Returns a page of the subjects that contain the parts as written. If there are none, it returns
 * those with all words of the parts, so that `储能招标` finds what `储能 招标` finds (SRCH-09). Runs two
 * queries, or four.
 */
export async function findByWords(
  deps: Pick<Deps, 'db' | 'contributed'>,
  options: SearchOptions,
  exact: readonly SearchPart[],
  reader: SearchReader,
): Promise<FoundByWords> {
  const asWritten = await findDocuments(deps, options, exact, reader);
  if (asWritten.total > 0) return { parts: exact, ...asWritten };
  const words = await splitCompounds(exact);
  if (words === undefined) return { parts: exact, ...asWritten };
  return { parts: words, ...(await findDocuments(deps, options, words, reader)) };
}
