import type { FastifyInstance } from 'fastify';
import type { Asked } from '#modules/live/standing.ts';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { readRecordings } from './readRecordings.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { startRecording } from './startRecording.ts';
import { stopRecording } from './stopRecording.ts';

const asks = ({ params, viewer }: { params: { id: number }; viewer: Viewer }): Asked => ({
  liveId: params.id,
  userId: requireUser(viewer),
  locale: viewer.locale,
});

/** Mounts the calls of a live's recording. */
export function recordingRoutes(app: FastifyInstance, deps: Deps): void {
  // It goes along with the lives from the start on: parts of a killed server are to be closed.
  runningPartsOf(deps);
  mount(app, 'getRecordings', (call) => readRecordings(deps.db, asks(call)));
  mount(app, 'postRecording', (call) => startRecording(deps, asks(call)));
  mount(app, 'deleteRecording', (call) => stopRecording(deps, asks(call)));
}
