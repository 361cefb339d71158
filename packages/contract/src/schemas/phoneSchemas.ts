import { plainKeys, plainPhone } from '@rostra/i18n/input';
import { z } from 'zod';

import { CALL_ROLES, CALL_STATES, CALL_TYPES } from '../live/index.ts';
import type { CallHistory, PhoneCaller, PhoneOnStage } from '../live/index.ts';
import { halfWidthText, id, idValue, instant, phoneNumber, query, text } from './fields.ts';
import { dialInNumber } from './meetingSchemas.ts';

const TITLE_MAX = 60;
const CODE_MAX = 32;

/** A number of the operator's own, which may be short. */
const ownNumber = halfWidthText(40)
  .transform(plainPhone)
  .pipe(z.string().regex(/^\+?\d{2,15}$/));

const role = z.enum(CALL_ROLES);
const callState = z.enum(CALL_STATES);

const phoneCaller = z.object({
  id: idValue,
  user_id: idValue.nullable(),
  title: z.string().nullable(),
  phone_number: z.string(),
  auto_call: z.boolean(),
  caller: z.string().nullable(),
  backup: z.boolean(),
  role_type: role,
  online_state: callState,
  mute: z.boolean(),
  hide: z.boolean(),
  uid: z.number().int(),
  connected_at: instant.nullable(),
  scheduled_at: instant.nullable(),
}) satisfies z.ZodType<PhoneCaller, PhoneCaller>;

const history = z.object({
  live: z.object({
    id: idValue,
    connector: z.object({
      online_state: callState,
      connected_at: instant.nullable(),
      is_there: z.boolean(),
    }),
  }),
  attendees: z.array(phoneCaller).readonly(),
  can_call: z.boolean(),
  callers: z.array(z.string()).readonly(),
}) satisfies z.ZodType<CallHistory, CallHistory>;

/** A phone as everyone in the room sees it. */
export const phoneOnStage = z.object({
  uid: z.number().int(),
  name: z.string(),
  mute: z.boolean(),
  hide: z.boolean(),
}) satisfies z.ZodType<PhoneOnStage, PhoneOnStage>;

const liveId = id.describe('The ID of the live session.');
const ofLive = query({ live_id: liveId });

const dialInDetails = z.object({
  /** The reader's own; anyone who dials in with it counts as the reader. */
  password: z.string(),
  dial_in_numbers: z.array(dialInNumber),
});

/** Selects a phone of a live session: by its row, by its number, or the main line. */
const which = {
  live_id: idValue,
  attendee_id: idValue.optional(),
  /** Null or left out for the main line. */
  phone_number: phoneNumber.nullish(),
  role_type: role.optional(),
};

/** Schemas of the calls of a live session's phones. */
export const phoneSchemas = {
  getCallMonitor: { query: ofLive, data: z.object({ url: z.string(), expires_at: instant }) },
  getCallPassword: { query: ofLive, data: dialInDetails },
  postCallPassword: { body: z.strictObject({ live_id: idValue }), data: dialInDetails },
  getCallHistory: {
    query: query({
      live_id: liveId,
      online_type: z.literal('online').optional().describe('`online`: only connected phones.'),
    }),
    data: history,
  },
  postCall: {
    params: z.object({
      type: z
        .enum(CALL_TYPES)
        .describe('`connect` calls or schedules a call, `hang_up` ends it, `dtmf` sends keys.'),
    }),
    body: z.strictObject({
      ...which,
      title: text(TITLE_MAX).optional(),
      /** Planned: called a minute before the start. */
      auto_call: z.boolean().default(false),
      backup: z.boolean().default(false),
      /**
       * The number was entered by hand. Clients send this, but the number itself decides (LDIA-47).
       */
      custom: z.boolean().optional(),
      /** The caller ID. */
      caller: ownNumber.nullish(),
      /** Keys to press; needed for `dtmf`, and never empty (LDIA-44). */
      code: halfWidthText(CODE_MAX * 2, 1)
        .transform(plainKeys)
        .pipe(
          z
            .string()
            .max(CODE_MAX)
            .regex(/^[0-9*#A-D]+$/),
        )
        .optional(),
    }),
    data: z.object({ attendee: phoneCaller }),
  },
  deleteAutoCall: {
    /**
     * Some proxies drop the body of a DELETE request, so the query accepts the same fields
     * (decisions LDIA-17).
     */
    query: query({
      live_id: liveId.optional(),
      attendee_id: id.optional().describe('The ID of the phone.'),
    }),
    body: z
      .strictObject({ live_id: idValue.optional(), attendee_id: idValue.optional() })
      .optional()
      .nullable(),
    data: history,
  },
  postCallMute: {
    body: z.strictObject({ ...which, mute: z.boolean() }),
    data: z.object({ mute: z.boolean() }),
  },
  postCallHide: {
    body: z.strictObject({ ...which, hide: z.boolean() }),
    data: z.object({ hide: z.boolean(), mute: z.boolean() }),
  },
};
