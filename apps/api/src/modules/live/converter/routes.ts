import type { FastifyInstance } from 'fastify';
import type { Asked } from '#modules/live/standing.ts';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { roomsOf } from '#modules/live/roomsOf.ts';
import { loseConverter, startConverter, stopConverter } from './setConverter.ts';

const asks = ({ params, viewer }: { params: { id: number }; viewer: Viewer }): Asked => ({
  liveId: params.id,
  userId: requireUser(viewer),
  locale: viewer.locale,
});

/** Mounts the calls of the converter. */
export function converterRoutes(app: FastifyInstance, deps: Deps): void {
  roomsOf(deps).follow({
    changed: ({ state, channel, converterState }) => {
      if (state !== 'stopped' || converterState === null) return;
      deps.live.converter?.stop(channel).catch((error: unknown) => {
        deps.log.error({ err: error }, 'a converter was not stopped with its live');
      });
    },
    passed: () => undefined,
    converterEnded: (channel) => {
      loseConverter(deps, channel).catch((error: unknown) =>
        deps.log.error({ err: error }, 'the end of a converter was not written'),
      );
    },
  });
  mount(app, 'postRtmp', (call) => startConverter(deps, { ...asks(call), target: call.body }));
  mount(app, 'deleteRtmp', (call) => stopConverter(deps, asks(call)));
}
