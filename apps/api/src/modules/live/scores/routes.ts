import type { FastifyInstance } from 'fastify';
import type { Asked } from '#modules/live/standing.ts';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { readScore, scoreLive } from './scoreLive.ts';

const asks = ({ params, viewer }: { params: { id: number }; viewer: Viewer }): Asked => ({
  liveId: params.id,
  userId: requireUser(viewer),
  locale: viewer.locale,
});

/** Mounts the calls of what members think of a live. */
export function scoreRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, 'getLiveScore', (call) => readScore(deps.db, asks(call)));
  mount(app, 'postLiveScore', (call) =>
    scoreLive(deps, { ...asks(call), scores: call.body.scores }),
  );
}
