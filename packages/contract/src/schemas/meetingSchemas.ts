import { z } from 'zod';

import {
  ACCESS_MODES,
  ASR_STATES,
  MEETING_STATES,
  REGISTRATION_STATES,
  REGISTRATION_STEPS,
  RTMP_REGIONS,
  RTMP_TYPES,
} from '../enums.ts';
import { LIVE_ROLES } from '../live/liveRole.ts';
import { LIVE_STATES } from '../live/liveState.ts';
import { accessLabel, payOffer } from './articleSchemas.ts';
import { coins, idValue, instant, localizedName } from './fields.ts';

/** A user's registration for a meeting. */
export const registration = z.object({
  id: idValue,
  event_id: idValue,
  meeting_id: idValue,
  slot_id: idValue.nullable(),
  state: z.enum(REGISTRATION_STATES),
  /** Why it was rejected or canceled, if a reason was given. */
  reason: z.string().nullable(),
  /** The time until which a `prepending` registration holds its seat; null: it holds none. */
  held_until: instant.nullable(),
  created_at: instant,
  /** The time since which it is in its state. */
  state_at: instant,
  next_step: z.enum(REGISTRATION_STEPS),
  can_cancel: z.boolean(),
});

/** One of a meeting's time slots, with its remaining seats. */
const timeSlot = z.object({
  id: idValue,
  starts_at: instant,
  ends_at: instant,
  /** Null: no limit of its own. */
  places_left: z.number().int().nullable(),
});

/** The reader's role in a meeting's room, given by the event without a registration. */
const event_role = z.object({
  role: z.enum(LIVE_ROLES).exclude(['audience']),
  next_step: z.enum(REGISTRATION_STEPS).extract(['enter', 'attend', 'none']),
  /** Present for the meeting's owners once its room was opened: they may save the attendance. */
  reads_attendance: z.literal(true).optional(),
});

/** A meeting as one reader sees it (platform §3); masked texts read `***`. */
export const meeting = z.object({
  id: idValue,
  event_id: idValue,
  starts_at: instant,
  ends_at: instant,
  meeting_way: z.enum(['online', 'offline']),
  /** The access mode. */
  online_type: z.enum(ACCESS_MODES),
  /** Masked until registered, like `offline_address`, `extra_link` and `password`. */
  online_address: z.string().nullable(),
  /** In the reader's language. */
  offline_address: z.string().nullable(),
  extra_link: z.string().nullable(),
  /** Null: none is required. */
  password: z.string().nullable(),
  has_password: z.boolean(),
  /** From the country down to the city; empty if no place is named. */
  region_with_parents: z.array(z.object({ id: idValue, ...localizedName })),
  hide_con_call: z.boolean(),
  rtmp: z.object({ region: z.enum(RTMP_REGIONS), type: z.enum(RTMP_TYPES) }).nullable(),
  has_registered: z.boolean(),
  /** The meeting's state for this reader. */
  state: z.enum(MEETING_STATES),
  registration: registration.nullable(),
  /** Null: the reader attends by registering. */
  event_role: event_role.nullable(),
  time_slots: z.array(timeSlot),
  /** Null: no limit. */
  capacity: z.number().int().nullable(),
  places_left: z.number().int().nullable(),
  needs_approval: z.boolean(),
  certified_only: z.boolean(),
  live: z
    .object({
      id: idValue,
      live_state: z.enum(LIVE_STATES),
      asr_state: z.enum(ASR_STATES),
      /**
       * The reader attended as neither host nor staff and it is over: they may score it (PLAY-14).
       */
      may_score: z.boolean(),
    })
    .nullable(),
  /** The time from which its room admits members; null for a meeting without a room. */
  opens_at: instant.nullable(),
  trial_allowed: z.boolean(),
  /** The label for this reader. */
  access: accessLabel,
  /** Attendance is free for everyone. */
  free: z.boolean(),
  only_vip: z.boolean(),
  current_price: coins.nullable(),
  original_price: coins.nullable(),
  has_paid: z.boolean(),
  paid_info: z
    .object({
      /** `ppv` with a pay-per-view card; null with money. */
      card_type: z.literal('ppv').nullable(),
      /** Gift and paid coins together; 0 with a card. */
      actual_paid: coins,
    })
    .nullable(),
  /** This reader can attend only after paying. */
  need_to_pay: z.boolean(),
  /** For the pay button; empty if no payment is due. The product is `Agora::Live` with the meeting's ID. */
  offers: z.array(payOffer),
  /**
   * The time until which a cancellation is refunded in full; later ones are not refunded (PAY-78).
   */
  refund_until: instant,
});

/** A number for listening to a meeting by phone. */
export const dialInNumber = z.object({
  id: idValue,
  meeting_id: idValue,
  country: z.object({ id: idValue, ...localizedName }),
  phone_number: z.string(),
  /** Masked until registered. The reader's own if the meeting is in our own room. */
  passcode: z.string().nullable(),
  language: z.enum(['zh', 'en']),
  /** `HH:MM`, Beijing time; null: always. */
  available_from: z.string().nullable(),
  available_until: z.string().nullable(),
});
