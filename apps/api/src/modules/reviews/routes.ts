import { asc, count, eq } from 'drizzle-orm';
import type { Row } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { decideReview } from './reviewService.ts';
import type { ReviewRow } from './reviewService.ts';
import { reviews } from './tables.ts';

/** Mounts the calls of the review desk for staff. */
export function reviewRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'getStaffReviews', async ({ query }) => {
    const inState = eq(reviews.state, query.state);
    const { limit, offset } = pageWindow(query);
    const [[total], found] = await Promise.all([
      deps.db.select({ total: count() }).from(reviews).where(inState),
      deps.db
        .select()
        .from(reviews)
        .where(inState)
        .orderBy(asc(reviews.submittedAt), asc(reviews.id))
        .limit(limit)
        .offset(offset),
    ]);
    return { data: found.map(answer), meta: pageMeta(query, total?.total ?? 0) };
  });

  registerRoute(app, 'postStaffReviewDecision', async ({ params, body, viewer }) => {
    const reason = body.decision === 'reject' ? body.reason : null;
    return answer(
      await decideReview(deps, { id: params.id, staffId: requireUser(viewer), reason }),
    );
  });
}

const answer = (row: ReviewRow): Row<'getStaffReviews'> => ({
  id: row.id,
  subject_type: row.subjectType,
  subject_id: row.subjectId,
  title: row.title,
  state: row.state,
  submitted_at: row.submittedAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
});
