import type { CallOutput, Data, PageMeta } from '@rostra/contract';
import { asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { namesOfUsers } from '#modules/accounts/index.ts';
import { topups } from './tables.ts';
import { toStaffTopupResponse, toTopupResponse } from './toTopupResponse.ts';

/** Returns a page of a user's top-ups, newest first. */
export async function topupsOf(
  db: Database,
  userId: number,
  query: { page: number; per_page: number },
): Promise<{ data: Data<'getTopups'>; meta: PageMeta }> {
  const where = eq(topups.userId, userId);
  const { limit, offset } = pageWindow(query);
  const found = await db
    .select()
    .from(topups)
    .where(where)
    .orderBy(desc(topups.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(topups).where(where);
  return { data: found.map(toTopupResponse), meta: pageMeta(query, counted?.total ?? 0) };
}

/** Returns a page of the top-ups in one state for staff, the longest waiting first. */
export async function staffTopups(
  db: Database,
  query: CallOutput<'getStaffTopups'>['query'],
): Promise<{ data: Data<'getStaffTopups'>; meta: PageMeta }> {
  const where = eq(topups.state, query.state);
  const { limit, offset } = pageWindow(query);
  const found = await db
    .select()
    .from(topups)
    .where(where)
    .orderBy(asc(topups.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(topups).where(where);
  const names = await namesOfUsers(
    db,
    found.map(({ userId }) => userId),
  );
  return {
    data: found.map((row) => toStaffTopupResponse(row, names)),
    meta: pageMeta(query, counted?.total ?? 0),
  };
}
