import type { Deps } from '#platform/module/Deps.ts';
import type { FoundDocument } from './findDocuments.ts';
import type { SearchReader, SearchResult } from './SearchSource.ts';

/** A found document with the facts of its source. */
export type FoundResult = FoundDocument & SearchResult;

/**
 * Reads the results of a page of hits from their sources, in the order of the hits. Leaves out
 * subjects that are gone since. Runs one read for each type of subject.
 */
export async function readResults(
  { db, contributed }: Pick<Deps, 'db' | 'contributed'>,
  found: readonly FoundDocument[],
  reader: SearchReader,
): Promise<FoundResult[]> {
  const read = await Promise.all(
    contributed('searchSources').map(async (source) => {
      const hits = found.filter(({ subjectType }) => subjectType === source.subjectType);
      const results = hits.length === 0 ? [] : await source.results(db, hits, reader);
      return [source.subjectType, new Map(results)] as const;
    }),
  );
  const ofType = new Map(read);
  return found.flatMap((document) => {
    const result = ofType.get(document.subjectType)?.get(document.subjectId);
    return result === undefined ? [] : [{ ...document, ...result }];
  });
}
