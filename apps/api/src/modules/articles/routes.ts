import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { dailyViewerKey } from '#platform/viewer/dailyViewerKey.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { articleDetail } from './articleDetail.ts';
import { commentRoutes } from './commentRoutes.ts';
import { countView } from './countView.ts';
import { listArticles } from './listArticles.ts';
import { purchasedArticles } from './purchasedArticles.ts';
import { putArticleAudience } from './putArticleAudience.ts';
import { reactToArticle } from './reactToArticle.ts';
import { detailAhead, readOpenArticle } from './readArticle.ts';
import type { DetailRow } from './readArticle.ts';

/** Mounts the calls about research. */
export function articleRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const reader = (viewer: Viewer) => ({ viewer, now: deps.clock.now() });

  registerRoute(app, 'getArticles', ({ query, viewer }) => listArticles(db, query, reader(viewer)));
  registerRoute(app, 'getPurchasedArticles', ({ query, viewer }) =>
    purchasedArticles(deps, viewer, query),
  );
  registerRoute<'getArticle', DetailRow[]>(
    app,
    'getArticle',
    ({ params, viewer, ahead }) => articleDetail(deps, params.id, reader(viewer), ahead),
    ({ params }) => detailAhead(params.id, deps.clock.now()),
  );

  registerRoute(app, 'postArticleView', async ({ params, viewer, request }) => {
    await readOpenArticle(db, params.id, reader(viewer));
    const viewerKey = dailyViewerKey(deps, viewer, request.ip);
    return { views: await countView(deps, params.id, viewerKey) };
  });

  registerRoute(app, 'putArticleReaction', async ({ params, body, viewer }) => {
    const userId = requireUser(viewer);
    await readOpenArticle(db, params.id, reader(viewer));
    return reactToArticle(deps, { id: params.id, userId, ...body });
  });

  registerRoute(app, 'putStaffAudience', async ({ params, body, viewer }) => {
    await putArticleAudience(deps, {
      id: params.id,
      staffId: requireUser(viewer),
      audience: {
        visitors: body.visitors,
        organizationTypeIds: body.organization_type_ids,
        userIds: body.user_ids,
        trialQuota: body.trial_quota,
      },
    });
    return { article_id: params.id };
  });

  commentRoutes(app, deps);
}
