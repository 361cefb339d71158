import { and, eq, isNull, sql } from 'drizzle-orm';
import { imageSizes } from '#modules/files/index.ts';
import type { ReviewSubject } from '#modules/reviews/index.ts';
import { imageSources } from '#modules/rich-text/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import { articleContent, derivedColumns } from './articleContent.ts';
import { articles } from './tables.ts';

/** The subject type of articles in reviews, reactions, comments, audiences and events. */
export const ARTICLE = 'Article' as const;
/** The subject of images before the paywall, visible to everyone with access to the article. */
export const ARTICLE_FREE_PART = 'ArticleFreePart' as const;

/** Publishes approved revisions of articles in place of the previous version. */
export const articleReviews: ReviewSubject = {
  type: ARTICLE,
  async publish(tx, deps, { subjectId, revision, actor }) {
    const content = articleContent.parse(revision);
    const at = deps.clock.now();
    const sizes = await imageSizes(tx, imageSources(content.document));
    await tx
      .update(articles)
      .set({
        ...content,
        ...derivedColumns(content, sizes),
        // A later version keeps the original day of publication.
        publishedAt: sql`coalesce(${articles.publishedAt}, ${at.toISOString()}::timestamptz)`,
      })
      .where(eq(articles.id, subjectId));
    await recordAuditAndEvent(tx, deps, {
      actor,
      action: 'article.publish',
      subject: { type: ARTICLE, id: subjectId },
      after: { title: content.title },
      event: { name: 'article.published' },
    });
  },
};

/** Withdraws an article from the site; its row stays. Does nothing if it is withdrawn already. */
export async function withdrawArticle(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  id: number,
  actor: Actor,
): Promise<void> {
  const gone = await tx
    .update(articles)
    .set({ withdrawnAt: deps.clock.now() })
    .where(and(eq(articles.id, id), isNull(articles.withdrawnAt)))
    .returning({ id: articles.id });
  if (gone.length === 0) return;
  await recordAuditAndEvent(tx, deps, {
    actor,
    action: 'article.withdraw',
    subject: { type: ARTICLE, id },
    event: { name: 'article.withdrawn' },
  });
}
