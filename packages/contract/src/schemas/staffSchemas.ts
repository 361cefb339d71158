import { z } from 'zod';

import { REVIEW_STATES, TOPUP_STATES } from '../enums.ts';
import { eventCancellation } from './eventSchemas.ts';
import {
  accountAddress,
  coins,
  halfWidthText,
  id,
  idParams,
  idValue,
  instant,
  localizedName,
  ok,
  pageQuery,
  text,
} from './fields.ts';

const review = z.object({
  id: idValue,
  subject_type: z.string(),
  subject_id: idValue,
  title: z.string(),
  state: z.enum(REVIEW_STATES),
  submitted_at: instant,
  decided_at: instant.nullable(),
  reason: z.string().nullable(),
});

const staffTopup = z.object({
  id: idValue,
  user: z.object({ id: idValue, name: z.string(), ...localizedName }),
  coins,
  gift: coins,
  state: z.enum(TOPUP_STATES),
  reference: z.string(),
  slip_url: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});

export const staffSchemas = {
  getStaffReviews: {
    query: pageQuery({
      state: z.enum(REVIEW_STATES).default('pending').describe('Only reviews in this state.'),
    }),
    data: z.array(review),
  },
  postStaffReviewDecision: {
    params: idParams,
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('pass') }),
      z.strictObject({ decision: z.literal('reject'), reason: text(500, 1) }),
    ]),
    data: review,
  },
  getStaffTopups: {
    query: pageQuery({
      state: z.enum(TOPUP_STATES).default('pending').describe('Only top-ups in this state.'),
    }),
    data: z.array(staffTopup),
  },
  postStaffTopupDecision: {
    params: idParams,
    body: z.discriminatedUnion('decision', [
      /**
       * `bank_reference` is the bank's own number of the transfer; each confirms one top-up only.
       */
      z.strictObject({ decision: z.literal('confirm'), bank_reference: halfWidthText(80, 1) }),
      z.strictObject({ decision: z.literal('reject'), reason: text(500, 1) }),
    ]),
    data: staffTopup,
  },
  postStaffVipGrant: {
    body: z.strictObject({
      user_id: idValue,
      level: z.number().int().min(1).max(2),
      days: z.number().int().min(1).max(366),
      note: text(200, 1),
    }),
    data: z.object({ user_id: idValue, level: z.number().int(), expires_at: instant }),
  },
  postStaffOrderRefund: {
    params: z.object({ id }),
    body: z.strictObject({ reason: text(500, 1) }),
    data: z.object({ id: idValue, state: z.literal('refunded') }),
  },
  postStaffEventCancel: eventCancellation,
  putStaffAudience: {
    params: idParams,
    body: z.strictObject({
      visitors: z.boolean(),
      /** Empty, and with no users listed: every type. */
      organization_type_ids: z.array(idValue).max(50),
      /** People who see it regardless of their organization. Without types, only they see it. */
      user_ids: z.array(idValue).max(1000),
      /** Number of members of each outside organization who can read it on trial (platform §6). */
      trial_quota: z.number().int().min(0).max(1000).default(0),
    }),
    data: z.object({ article_id: idValue }),
  },
  postStaffSearchRebuild: { data: ok },
  postStaffUserWithdrawal: {
    params: idParams,
    body: z.strictObject({
      /**
       * An email address or phone number (`+8613…`) of the user, so that a wrong id closes no other
       * account.
       */
      account: accountAddress,
      reason: text(500, 1),
    }),
    data: z.object({ user_id: idValue, withdrawn_at: instant, data_removed_from: instant }),
  },
};
