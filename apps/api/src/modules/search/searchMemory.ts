import { and, count, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@rostra/contract';
import { removeInvisible } from '@rostra/i18n/input';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { foldText } from '#platform/text/foldText.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { searchHistory, searchUses } from './tables.ts';

/** Number of words that are kept for a user. */
const HISTORY_LENGTH = 20;
/** Days over which hot words are counted. */
const HOT_DAYS = 7;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Within this time, a longer word replaces its own beginning, because results follow the typing.
 */
const TYPING_MS = 10_000;

/** Returns a key in its remembered form: without invisible marks, one space between words. */
const plain = (key: string): string => removeInvisible(key).replaceAll(/\s+/g, ' ').trim();

/**
 * Words with Han characters count as Chinese for every user; others belong to the interface
 * language.
 */
const languageOf = (term: string, locale: Locale): Locale =>
  /\p{Script=Han}/u.test(term) ? 'zh-CN' : locale;

/** Selects earlier terms that are the beginning of a term. */
const isBeginningOf = (column: SQLWrapper, term: string) =>
  sql`starts_with(${term}, ${column}) and ${column} <> ${term}`;

/**
 * Stores a search that found something: in the history of the user, and as one more person of this
 * hour for the hot words. Searches without results may be private and are not stored. Of a word
 * that is searched while being typed, only the last state stays.
 */
export async function rememberSearch(
  deps: Deps,
  search: { key: string; viewer: Viewer; searcher: string },
): Promise<void> {
  const { key, viewer, searcher } = search;
  const { userId } = viewer;
  const term = plain(key);
  const folded = plain(foldText(key));
  const written = plain(key.normalize('NFKC'));
  const now = deps.clock.now();
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const typing = new Date(now.getTime() - TYPING_MS);
  const locale = languageOf(folded, viewer.locale);
  const [use] = await deps.db
    .insert(searchUses)
    .values({ hour, term: folded, written, locale, searcher, searchedAt: now })
    .onConflictDoUpdate({
      target: [searchUses.hour, searchUses.term, searchUses.searcher],
      set: { written, searchedAt: now },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (use?.isNew === true) {
    await deps.db
      .delete(searchUses)
      .where(
        and(
          eq(searchUses.hour, hour),
          eq(searchUses.searcher, searcher),
          gte(searchUses.searchedAt, typing),
          isBeginningOf(searchUses.term, folded),
        ),
      );
  }
  if (userId === undefined) return;
  await inTransaction(deps, async (tx) => {
    const row = { userId, term, searchedAt: now };
    await tx
      .delete(searchHistory)
      .where(
        and(
          eq(searchHistory.userId, userId),
          gte(searchHistory.searchedAt, typing),
          isBeginningOf(searchHistory.term, term),
        ),
      );
    await tx
      .insert(searchHistory)
      .values(row)
      .onConflictDoUpdate({
        target: [searchHistory.userId, searchHistory.term],
        set: { searchedAt: now },
      });
    const kept = tx
      .select({ term: searchHistory.term })
      .from(searchHistory)
      .where(eq(searchHistory.userId, userId))
      .orderBy(desc(searchHistory.searchedAt), searchHistory.term)
      .limit(HISTORY_LENGTH);
    await tx
      .delete(searchHistory)
      .where(and(eq(searchHistory.userId, userId), notInArray(searchHistory.term, kept)));
  });
}

/**
 * Returns the words that most readers of a language searched in the last days, with the number of
 * readers. Spellings that fold to the same word count as one, in the form that was typed most often.
 */
export async function hotSearches(
  db: Database,
  { now, locale, limit }: { now: Date; locale: Locale; limit: number },
): Promise<{ term: string; searchers: number }[]> {
  // Of forms that were typed equally often, always the same one.
  const written = sql<string>`mode() within group (order by ${searchUses.written} collate "C")`;
  const searchers = sql<number>`count(distinct ${searchUses.searcher})::int`;
  return db
    .select({ term: written, searchers })
    .from(searchUses)
    .where(
      and(
        gte(searchUses.hour, new Date(now.getTime() - HOT_DAYS * DAY_MS)),
        eq(searchUses.locale, locale),
      ),
    )
    .groupBy(searchUses.term)
    .orderBy(desc(searchers), desc(count()), searchUses.term)
    .limit(limit);
}

/** Returns the last words that a user searched, the newest first. */
export async function historyOf(db: Database, userId: number): Promise<string[]> {
  const found = await db
    .select({ term: searchHistory.term })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.term);
  return found.map((row) => row.term);
}

/** Removes one word of a user, or all of them. */
export async function forgetHistory(
  db: Database,
  userId: number,
  term: string | undefined,
): Promise<void> {
  const which = term === undefined ? undefined : eq(searchHistory.term, plain(term));
  await db.delete(searchHistory).where(and(eq(searchHistory.userId, userId), which));
}

/** Removes searches that no longer count. */
export const forgetSearches = defineJob(
  'search.forgetSearches',
  z.object({}),
  async (_data, deps) => {
    const before = new Date(deps.clock.now().getTime() - HOT_DAYS * DAY_MS);
    await deps.db.delete(searchUses).where(lt(searchUses.hour, before));
  },
  { cron: '35 17 * * *' },
);
