import { and, count, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/JobQueue.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { searchHistory, searchUses } from './tables.ts';
import { normalize } from './tokens.ts';

/** Words of a user that are kept. */
const HISTORY_LENGTH = 20;
/** Days over which hot words are counted. */
const HOT_DAYS = 7;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A key as it is remembered: one space between words. */
const plain = (key: string): string => key.replaceAll(/\s+/g, ' ').trim();

/**
 * Remembers a search that found something: in the user's history, and one person more in this hour
 * for the hot words. What finds nothing is no word of ours and may be private, so it is not kept.
 */
export async function rememberSearch(
  deps: Deps,
  search: { key: string; userId: number | undefined; searcher: string },
): Promise<void> {
  const { key, userId, searcher } = search;
  const now = deps.clock.now();
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await deps.db
    .insert(searchUses)
    .values({ hour, term: plain(normalize(key)), searcher })
    .onConflictDoNothing();
  if (userId === undefined) return;
  await inTransaction(deps, async (tx) => {
    const row = { userId, term: plain(key), searchedAt: now };
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

/** The words most people searched in the last days, with how many they were. */
export async function hotSearches(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ term: string; searchers: number }[]> {
  const searchers = sql<number>`count(distinct ${searchUses.searcher})::int`;
  return db
    .select({ term: searchUses.term, searchers })
    .from(searchUses)
    .where(gte(searchUses.hour, new Date(now.getTime() - HOT_DAYS * DAY_MS)))
    .groupBy(searchUses.term)
    .orderBy(desc(searchers), desc(count()), searchUses.term)
    .limit(limit);
}

/** The words a user searched last, the newest first. */
export async function historyOf(db: Database, userId: number): Promise<string[]> {
  const found = await db
    .select({ term: searchHistory.term })
    .from(searchHistory)
    .where(eq(searchHistory.userId, userId))
    .orderBy(desc(searchHistory.searchedAt), searchHistory.term);
  return found.map((row) => row.term);
}

/** Forgets one word of a user, or all of them. */
export async function forgetHistory(
  db: Database,
  userId: number,
  term: string | undefined,
): Promise<void> {
  const which = term === undefined ? undefined : eq(searchHistory.term, plain(term));
  await db.delete(searchHistory).where(and(eq(searchHistory.userId, userId), which));
}

/** Forgets who searched what once it no longer counts. */
export const forgetSearches = defineJob(
  'search.forgetSearches',
  z.object({}),
  async (_data, deps) => {
    const before = new Date(deps.clock.now().getTime() - HOT_DAYS * DAY_MS);
    await deps.db.delete(searchUses).where(lt(searchUses.hour, before));
  },
  { cron: '35 17 * * *' },
);
