import { z } from 'zod';

import type { MediaCheckEnd, MediaCheckTicket } from '../live/index.ts';

const end = z.object({
  uid: z.number().int(),
  token: z.string(),
}) satisfies z.ZodType<MediaCheckEnd>;

/** Schemas of the calls of the device and network test. */
export const mediaCheckSchemas = {
  postMediaCheck: {
    data: z.object({
      vendor: z.enum(['embedded', 'agora']),
      app_id: z.string(),
      channel: z.string(),
      ice_servers: z
        .array(
          z.object({
            urls: z.string(),
            username: z.string().exactOptional(),
            credential: z.string().exactOptional(),
          }),
        )
        .readonly(),
      sender: end,
      receiver: end,
    }) satisfies z.ZodType<MediaCheckTicket>,
  },
};
