import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SEARCH_TIME_DAYS } from '@rostra/contract';
import type { CallOutput } from '@rostra/contract';
import { canSee } from '#modules/audience/index.ts';
import { foldText } from '#platform/text/foldText.ts';
import { tsqueryOf } from './searchQuery.ts';
import type { SearchPart } from './searchQuery.ts';
import type { SearchReader, SearchSource } from './SearchSource.ts';
import { searchDocuments } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type SearchOptions = CallOutput<'getSearch'>['query'];

/** Selects the passages that a reader may find; without words, only the documents themselves. */
export function readablePassages(
  sources: readonly SearchSource[],
  options: SearchOptions,
  parts: readonly SearchPart[],
  reader: SearchReader,
): SQL | undefined {
  const { viewer, now } = reader;
  const days = options.time === 'any' ? undefined : SEARCH_TIME_DAYS[options.time];
  const { type, industry, market, author } = options;
  const types = sources.map(({ subjectType }) => subjectType);
  return and(
    lte(searchDocuments.publishedAt, now),
    parts.length === 0
      ? sql`${searchDocuments.passage} = 0`
      : sql`${searchDocuments.terms} @@ ${tsqueryOf(parts)}::tsquery`,
    inArray(searchDocuments.subjectType, types),
    type === undefined ? undefined : eq(searchDocuments.kind, type),
    industry === undefined ? undefined : eq(searchDocuments.industryId, industry),
    market === undefined ? undefined : eq(searchDocuments.marketId, market),
    author === undefined || author === ''
      ? undefined
      : sql`strpos(${searchDocuments.authorText}, ${foldText(author)}) > 0`,
    days === undefined
      ? undefined
      : gte(searchDocuments.publishedAt, new Date(now.getTime() - days * DAY_MS)),
    canSee(viewer, { type: searchDocuments.audienceType, id: searchDocuments.audienceId }),
    hasRight(sources, reader),
  );
}

/** Selects passages that need no right beyond the audience, and those whose right the reader has. */
function hasRight(sources: readonly SearchSource[], reader: SearchReader): SQL | undefined {
  const { subjectType, subjectId, isRestricted } = searchDocuments;
  const rights = sources.flatMap((source) =>
    source.mayRead === undefined
      ? []
      : [and(eq(subjectType, source.subjectType), source.mayRead(reader, subjectId))],
  );
  return or(sql`not ${isRestricted}`, ...rights);
}
