import type { FastifyInstance } from 'fastify';
import type { Asked } from '#modules/live/standing.ts';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { readCaptions } from './readCaptions.ts';
import { runningCaptionsOf } from './runningCaptionsOf.ts';
import { startCaptions } from './startCaptions.ts';
import { stopCaptions } from './stopCaptions.ts';

const asks = ({ params, viewer }: { params: { id: number }; viewer: Viewer }): Asked => ({
  liveId: params.id,
  userId: requireUser(viewer),
  locale: viewer.locale,
});

/** Mounts the calls of what is written down of what is said. */
export function captionRoutes(app: FastifyInstance, deps: Deps): void {
  // It goes along with the lives from the start on: what a killed server wrote is to be ended.
  runningCaptionsOf(deps);
  mount(app, 'getCaptions', (call) =>
    readCaptions(deps, { ...asks(call), before: call.query.before }),
  );
  mount(app, 'postCaptions', (call) =>
    startCaptions(deps, { ...asks(call), language: call.body.language }),
  );
  mount(app, 'deleteCaptions', (call) => stopCaptions(deps, asks(call)));
}
