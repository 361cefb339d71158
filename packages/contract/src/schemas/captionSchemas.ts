import { z } from 'zod';

import { CAPTION_LANGUAGES, CAPTION_STATUSES } from '../live/index.ts';
import type { CaptionLine, CaptionRun } from '../live/index.ts';
import { id, idParams, idValue, query } from './fields.ts';

const language = z.enum(CAPTION_LANGUAGES);

const line = z.object({
  id: z.string(),
  uid: idValue,
  speaker: z.string(),
  text: z.string(),
  is_final: z.boolean(),
  lang: language,
  second: z.number().int().min(0),
}) satisfies z.ZodType<CaptionLine, CaptionLine>;

const run = z.object({
  language,
  status: z.enum(CAPTION_STATUSES),
}) satisfies z.ZodType<CaptionRun, CaptionRun>;

/** Schemas of the calls of captions. */
export const captionSchemas = {
  getCaptions: {
    params: idParams,
    query: query({
      before: id.optional().describe('The ID of the oldest line that the client has.'),
    }),
    data: z.object({ run: run.nullable(), lines: z.array(line).readonly() }),
  },
  postCaptions: { params: idParams, body: z.strictObject({ language }), data: run },
  deleteCaptions: { params: idParams, data: z.object({}) },
};
