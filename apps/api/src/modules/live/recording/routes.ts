import type { FastifyInstance } from 'fastify';
import { asksOf } from '#modules/live/standing.ts';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readRecordings } from './readRecordings.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { startRecording } from './startRecording.ts';
import { stopRecording } from './stopRecording.ts';

/** Mounts the calls of a live's recording. */
export function recordingRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = asksOf(deps);
  // It goes along with the lives from the start on: parts of a killed server are to be closed.
  runningPartsOf(deps);
  mount(app, 'getRecordings', (call) => readRecordings(deps.db, asks(call)));
  mount(app, 'postRecording', (call) => startRecording(deps, asks(call)));
  mount(app, 'deleteRecording', (call) => stopRecording(deps, asks(call)));
}
