import { z } from 'zod';

import { EVENT_CANCEL_REASON_MAX } from '../constants.ts';
import { CONTENT_LANGUAGES, EVENT_STATES, EVENT_USER_STATES } from '../enums.ts';
import { coins, id, idParams, idValue, instant, localizedName, pageQuery, text } from './fields.ts';
import { dialInNumber, meeting } from './meetingSchemas.ts';

export const eventCard = z.object({
  id: idValue,
  event_type_id: idValue,
  /** As in the dictionary `event_types`; null for a type missing there. */
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
  /** Price of the cheapest meeting; null if one is free. */
  current_price: coins.nullable(),
  original_price: coins.nullable(),
  /** Only VIP may attend any of its meetings. */
  only_vip: z.boolean(),
  industry: z.object({ id: idValue, ...localizedName }).nullable(),
});

/** Canceling an event, by its organizer or by staff. */
export const eventCancellation = {
  params: idParams,
  body: z.strictObject({
    /** Sent to everyone who registered. */
    reason: text(EVENT_CANCEL_REASON_MAX, 1),
  }),
  data: z.object({
    id: idValue,
    state: z.literal('canceled'),
    /** Number of registrations that ended with it. */
    registrations: z.number().int(),
    /** Number of refunded orders. */
    refunded: z.number().int(),
  }),
};

const placed = { id: idValue, ...localizedName };

export const eventSchemas = {
  getEvents: {
    query: pageQuery({
      type: id.optional().describe('Only events of this type, an ID of `event_types`.'),
      state: z.enum(EVENT_STATES).optional().describe('Only events in this state.'),
      from: instant.optional().describe('Only events that start at this time or later.'),
      until: instant.optional().describe('Only events that start before this time.'),
    }),
    data: z.array(eventCard),
  },
  getEvent: {
    params: idParams,
    data: eventCard.extend({
      published_at: instant,
      /** The organizer's own web address, if it names one. */
      organizer_website: z.string().nullable(),
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
      /** Path of the file, opened by `getDownloadUrl`. */
      files: z.array(
        z.object({
          ...placed,
          file_url: z.string(),
          size: z.number().int(),
          content_type: z.string(),
        }),
      ),
      links: z.array(z.object({ ...placed, url: z.string() })),
      /** Articles of the research, in the reader's language if there are any. */
      notes: z.array(
        z.object({
          id: idValue,
          lang: z.enum(CONTENT_LANGUAGES),
          title: z.string(),
          path: z.string(),
        }),
      ),
      one_to_one: z.boolean(),
      /** The place, in the reader's language, masked like the meeting's; null: online. */
      address: z.string().nullable(),
      meetings: z.array(meeting),
      /** Of the meetings that show theirs. */
      dial_in_numbers: z.array(dialInNumber),
      /** The event's state for this reader. */
      user_state: z.enum(EVENT_USER_STATES),
      /** The reader is its organizer and it has not begun: they may cancel it. */
      can_cancel: z.boolean(),
      /**
       * The path or address of the playback; null while there is none, and for readers without
       * access to our own recording. Those readers learn from `user_state` that a recording exists.
       */
      playback_url: z.string().nullable(),
      /** There is no playback yet, but one is being made from the recording. */
      playback_coming: z.boolean(),
      /** Server time of this answer. */
      current_time: instant,
    }),
  },
  postEventCancel: eventCancellation,
};
