import type { FastifyInstance } from 'fastify';
import { addComment, commentsOf, withdrawComment } from '#modules/comments/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { entitledBy } from './articleAccess.ts';
import { ARTICLE } from './publishArticle.ts';
import { readOpenArticle } from './readArticle.ts';

const COMMENT_RATE = { max: 10, windowSeconds: 60 };

/**
 * Mounts the comments of articles. Everyone may read them who may open the article; only readers of
 * its full text may write them.
 */
export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const open = (id: number, viewer: Viewer) =>
    readOpenArticle(deps.db, id, { viewer, now: deps.clock.now() });

  registerRoute(app, 'getArticleComments', async ({ params, query, viewer }) => {
    await open(params.id, viewer);
    return commentsOf(deps.db, { type: ARTICLE, id: params.id }, query, viewer.userId);
  });

  registerRoute(app, 'postArticleComment', async (call) => {
    const { params, body, viewer } = call;
    // Visitors get their own message (platform §8, ERR-13), so the contract lets them through.
    if (viewer.kind !== 'user') throw new AppError('loginBeforeComment');
    const userId = requireUser(viewer);
    const row = await open(params.id, viewer);
    if (entitledBy(row, viewer, row.bought, deps.clock.now()) === null) {
      throw new AppError('commentLocked');
    }
    await enforceRateLimit(deps, `comment:user:${userId}`, COMMENT_RATE);
    return inTransaction(deps, (tx) =>
      withIdempotency(tx, deps, call, async () => {
        const subject = { type: ARTICLE, id: params.id };
        return { id: await addComment(tx, deps, { subject, userId, body: body.body }) };
      }),
    );
  });

  registerRoute(app, 'deleteArticleComment', async ({ params, viewer }) => {
    const userId = requireUser(viewer);
    await open(params.id, viewer);
    const subject = { type: ARTICLE, id: params.id };
    await inTransaction(deps, (tx) =>
      withdrawComment(tx, deps, { id: params.comment_id, subject, userId }),
    );
    return {};
  });
}
