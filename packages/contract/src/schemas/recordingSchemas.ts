import { z } from 'zod';

import { RECORDING_FAILURES, RECORDING_STATES } from '../live/index.ts';
import type { RecordingPart } from '../live/index.ts';
import { idParams, idValue, instant, query } from './fields.ts';

const part = z.object({
  id: idValue,
  part: z.number().int().min(1),
  state: z.enum(RECORDING_STATES),
  started_at: instant,
  stopped_at: instant.nullable(),
  stops_at: instant.nullable(),
  ends_soon: z.boolean(),
  seconds: z.number().int().nullable(),
  failure: z.enum(RECORDING_FAILURES).nullable(),
  media_url: z.string().nullable(),
  hls_url: z.string().nullable(),
}) satisfies z.ZodType<RecordingPart, RecordingPart>;

/** Schemas of the calls of a live session's recording. */
export const recordingSchemas = {
  getRecordings: { params: idParams, query: query({}), data: z.array(part) },
  postRecording: { params: idParams, data: z.array(part) },
  deleteRecording: { params: idParams, data: z.array(part) },
};
