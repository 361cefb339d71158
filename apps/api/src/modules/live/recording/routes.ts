import type { FastifyInstance } from 'fastify';
import { requestContextReader } from '#modules/live/members/memberContext.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readRecordings } from './readRecordings.ts';
import { runningPartsOf } from './runningPartsOf.ts';
import { startRecording } from './startRecording.ts';
import { stopRecording } from './stopRecording.ts';

/** Mounts the recording routes of a live session. */
export function recordingRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  // Follows the sessions from startup, because parts of a killed server must be closed.
  runningPartsOf(deps);
  registerRoute(app, 'getRecordings', (call) => readRecordings(deps.db, asks(call)));
  registerRoute(app, 'postRecording', (call) => startRecording(deps, asks(call)));
  registerRoute(app, 'deleteRecording', (call) => stopRecording(deps, asks(call)));
}
