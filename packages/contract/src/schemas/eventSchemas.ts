import { z } from 'zod';

import { EVENT_STATES } from '../enums.ts';
import { coins, id, idParams, idValue, instant, localizedName, pageQuery } from './fields.ts';

export const eventCard = z.object({
  id: idValue,
  event_type_id: idValue,
  ...localizedName,
  sc_summary: z.string().nullable(),
  tc_summary: z.string().nullable(),
  en_summary: z.string().nullable(),
  organizer: z.object({ id: idValue, ...localizedName }),
  state: z.enum(EVENT_STATES),
  starts_at: instant,
  ends_at: instant,
  /** IANA zone of the meeting. */
  timezone: z.string(),
  meeting_way: z.enum(['online', 'offline']),
  language: z.enum(['zh', 'en']),
  current_price: coins.nullable(),
  original_price: coins.nullable(),
  industry: z.object({ id: idValue, ...localizedName }).nullable(),
});

export const eventSchemas = {
  getEvents: {
    query: pageQuery({
      type: id.optional(),
      state: z.enum(EVENT_STATES).optional(),
      from: instant.optional(),
      until: instant.optional(),
    }),
    data: z.array(eventCard),
  },
  getEvent: {
    params: idParams,
    data: eventCard.extend({
      sc_introduction: z.string().nullable(),
      tc_introduction: z.string().nullable(),
      en_introduction: z.string().nullable(),
      speakers: z.array(
        z.object({
          id: idValue,
          ...localizedName,
          sc_title: z.string().nullable(),
          en_title: z.string().nullable(),
        }),
      ),
    }),
  },
};
