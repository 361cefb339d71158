import { eq, sql } from 'drizzle-orm';
import type { Data, ArticleReaction } from '@rostra/contract';
import { setReaction } from '#modules/reactions/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { noteChange } from '#platform/fanOut/noteChange.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { ARTICLE } from './publishArticle.ts';
import { articles } from './tables.ts';

/** Sets or removes a like or dislike, and updates the counts. */
export async function reactToArticle(
  deps: Deps,
  change: { id: number; userId: number; reaction: ArticleReaction; reasons: readonly string[] },
): Promise<Data<'putArticleReaction'>> {
  const { id, userId, reaction, reasons } = change;
  return inTransaction(deps, async (tx) => {
    // The lock serializes reactions to an article, so that the counts match the rows.
    await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
    const subject = { type: ARTICLE, id };
    const delta = await setReaction(tx, deps, { subject, userId, reaction, reasons });
    noteChange(tx, subject);
    const [counts] = await tx
      .update(articles)
      .set({
        likes: sql`${articles.likes} + ${delta.likes}`,
        dislikes: sql`${articles.dislikes} + ${delta.dislikes}`,
      })
      .where(eq(articles.id, id))
      .returning({ likes: articles.likes, dislikes: articles.dislikes });
    return { likes: counts?.likes ?? 0, dislikes: counts?.dislikes ?? 0, my_reaction: reaction };
  });
}
