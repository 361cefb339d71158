import { z } from 'zod';

import { STOPPED_KINDS } from '../live/index.ts';
import type { ScreenTicket } from '../live/index.ts';
import { idParams, idValue, instant } from './fields.ts';

const uid = z.number().int().positive();

/** Schemas of the calls of screen shares. */
export const screenSchemas = {
  postScreenToken: {
    params: idParams,
    data: z.object({
      screen_share_user_id: uid,
      app_id: z.string(),
      channel: z.string(),
      token: z.string(),
      token_expires_at: instant,
    }) satisfies z.ZodType<ScreenTicket>,
  },
  putStopMedia: {
    params: idParams,
    body: z.strictObject({ user_id: idValue, kind: z.enum(STOPPED_KINDS) }),
    /** The channel's attributes afterwards. */
    data: z.object({ shareScreenId: z.string().nullable() }),
  },
};
