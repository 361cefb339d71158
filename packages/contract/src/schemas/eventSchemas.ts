import { z } from 'zod';

import { EVENT_CANCEL_REASON_MAX } from '../constants.ts';
import { CONTENT_LANGUAGES, EVENT_STATES, EVENT_USER_STATES } from '../enums.ts';
import { coins, id, idParams, idValue, instant, localizedName, pageQuery, text } from './fields.ts';
import { dialInNumber, meeting } from './meetingSchemas.ts';

export const eventCard = z.object({
  id: idValue,
  event_type_id: idValue,
  /** As the dictionary `event_types` has it; null for a type that it does not have. */
  event_type: z.object(localizedName).nullable(),
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
  /** Of the meeting that costs least; null where one is free. */
  current_price: coins.nullable(),
  original_price: coins.nullable(),
  /** VIP alone takes part in any of its meetings. */
  only_vip: z.boolean(),
  industry: z.object({ id: idValue, ...localizedName }).nullable(),
});

/** Canceling an event, by its organizer or by staff. */
export const eventCancellation = {
  params: idParams,
  body: z.strictObject({
    /** Told to everybody who registered. */
    reason: text(EVENT_CANCEL_REASON_MAX, 1),
  }),
  data: z.object({
    id: idValue,
    state: z.literal('canceled'),
    /** Registrations that ended with it. */
    registrations: z.number().int(),
    /** Orders that were refunded. */
    refunded: z.number().int(),
  }),
};

const placed = { id: idValue, ...localizedName };

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
      co_organizers: z.array(z.object(placed)),
      contacts: z.array(
        z.object({
          ...placed,
          phone_number: z.string().nullable(),
          email: z.string().nullable(),
        }),
      ),
      /** Opened by `getDownloadUrl`. */
      files: z.array(
        z.object({
          ...placed,
          file_url: z.string(),
          size: z.number().int(),
          content_type: z.string(),
        }),
      ),
      links: z.array(z.object({ ...placed, url: z.string() })),
      /** Articles of the research, in the reader's language where there is one. */
      notes: z.array(
        z.object({
          id: idValue,
          lang: z.enum(CONTENT_LANGUAGES),
          title: z.string(),
          path: z.string(),
        }),
      ),
      one_to_one: z.boolean(),
      /** Where it takes place, in the reader's language, masked like the meeting's; null: online. */
      address: z.string().nullable(),
      meetings: z.array(meeting),
      /** Of the meetings that show theirs. */
      dial_in_numbers: z.array(dialInNumber),
      /** What the event is to this reader. */
      user_state: z.enum(EVENT_USER_STATES),
      /** The reader leads its organizer and it has not begun: he may cancel it. */
      can_cancel: z.boolean(),
      /**
       * Where its playback is watched: a path of the site or an address; null while there is none, and
       * to who may not see a film of ours: that there is one he learns by `user_state`.
       */
      playback_url: z.string().nullable(),
      /** There is none yet, and a film is being made of what was recorded. */
      playback_coming: z.boolean(),
      /** Server time of this answer. */
      current_time: instant,
    }),
  },
  postEventCancel: eventCancellation,
};
