import { z } from 'zod';

import { LIVE_SCORE_MAX } from '../live/index.ts';
import type { LiveScore } from '../live/index.ts';
import { idParams, query, text } from './fields.ts';

const VALUE_MAX = 64;
/** Above the number in any dictionary. */
const TYPES_MAX = 20;

const score = z.object({
  type: text(VALUE_MAX, 1),
  value: z.number().int().min(1).max(LIVE_SCORE_MAX),
  reasons: z.array(text(VALUE_MAX, 1)).max(TYPES_MAX).readonly(),
}) satisfies z.ZodType<LiveScore>;
const scores = z.array(score);

/** Schemas of the calls of members' scores of a live session. */
export const scoreSchemas = {
  getLiveScore: { params: idParams, query: query({}), data: scores },
  postLiveScore: {
    params: idParams,
    body: z.strictObject({ scores: z.array(score.strict()).min(1).max(TYPES_MAX) }),
    data: scores,
  },
};
