import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { noteCounts } from '#platform/fanOut/noteChange.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { ARTICLE } from './publishArticle.ts';
import { articles, articleViews } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Returns the day of an instant in Beijing, `YYYY-MM-DD`. */
export const beijingDay = (now: Date): string =>
  new Date(now.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 10);

/**
 * Counts a reader of an article, once a day (CONT-34).
 *
 * @returns the new number of views
 */
export async function countView(deps: Deps, articleId: number, viewerKey: string): Promise<number> {
  return inTransaction(deps, async (tx) => {
    const counted = await tx
      .insert(articleViews)
      .values({ articleId, day: beijingDay(deps.clock.now()), viewerKey })
      .onConflictDoNothing()
      .returning({ articleId: articleViews.articleId });
    if (counted.length > 0) noteCounts(tx, { type: ARTICLE, id: articleId });
    const [row] = await (counted.length === 0
      ? tx.select({ views: articles.views }).from(articles).where(eq(articles.id, articleId))
      : tx
          .update(articles)
          .set({ views: sql`${articles.views} + 1` })
          .where(eq(articles.id, articleId))
          .returning({ views: articles.views }));
    return row?.views ?? 0;
  });
}

/** Removes the readers of the days before yesterday; only the counts remain. */
export const forgetViews = defineJob(
  'articles.forgetViews',
  z.object({}),
  async (_data, deps) => {
    const before = beijingDay(new Date(deps.clock.now().getTime() - DAY_MS));
    await deps.db.delete(articleViews).where(lt(articleViews.day, before));
  },
  { cron: '20 17 * * *' },
);
