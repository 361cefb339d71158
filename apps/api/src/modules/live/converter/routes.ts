import type { FastifyInstance } from 'fastify';
import type { Asked } from '#modules/live/standing.ts';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { followConverter } from './followConverter.ts';
import { startConverter, stopConverter } from './setConverter.ts';

const asks = ({ params, viewer }: { params: { id: number }; viewer: Viewer }): Asked => ({
  liveId: params.id,
  userId: requireUser(viewer),
  locale: viewer.locale,
});

/** Mounts the calls of the converter. */
export function converterRoutes(app: FastifyInstance, deps: Deps): void {
  followConverter(deps);
  mount(app, 'postRtmp', (call) => startConverter(deps, { ...asks(call), target: call.body }));
  mount(app, 'deleteRtmp', (call) => stopConverter(deps, asks(call)));
}
