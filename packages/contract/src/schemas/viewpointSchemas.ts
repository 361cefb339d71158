import { z } from 'zod';

import { CONTENT_LANGUAGES, EXPECTED_TRENDS, REVIEW_STATES } from '../enums.ts';
import { idValue, instant, localizedName } from './fields.ts';
import { corporation } from './stockSchemas.ts';
import { userCard } from './userSchemas.ts';

const price = z.number().positive();

/** The change an author expects, in percent: one of the ranges of its direction (platform §9). */
const expectedChange = z.number().int();

/**
 * A fraction, not percent: current price / initial price - 1 (COM-39). Null while a price is
 * missing.
 */
const actualChange = z.number().nullable();

/** Months from publication on. */
const duration = z.number().int().positive();

/** The price development of a viewpoint's stock (COM-55 to COM-61). */
const stockTracing = z.object({
  expected_change: expectedChange,
  /** Null until it is published. */
  initial_price: price.nullable(),
  duration,
  current_price: price.nullable(),
  actual_change: actualChange,
  start_time: instant.nullable(),
  tracing_corporation: corporation,
});

const published = {
  id: idValue,
  status: z.enum(REVIEW_STATES),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  lang: z.enum(CONTENT_LANGUAGES),
  title: z.string(),
  expected_trend: z.enum(EXPECTED_TRENDS),
  expected_change: expectedChange,
  duration,
  /** Sanitized HTML. */
  content_html: z.string(),
  word_count: z.number().int(),
  attachments: z.array(
    z.object({
      name: z.string(),
      size: z.number().int(),
      content_type: z.string(),
      file_url: z.string(),
    }),
  ),
  /** At the time of publication; null until then. */
  initial_price: price.nullable(),
  initial_price_time: instant.nullable(),
};

/** A viewpoint as its page shows it (platform §3, COM-41 to COM-61). */
export const viewpoint = z
  .object({
    ...published,
    /** `newest` is one value. */
    type: z.string(),
    parent_id: idValue.nullable(),
    author: userCard,
    /** The target: a stock or an industry, exactly one of them (COM-14). */
    corporation_id: idValue.nullable(),
    industry_id: idValue.nullable(),
    industry: z.object({ id: idValue, ...localizedName }).nullable(),
    /** A value of the dictionary `trading_action` (COM-40). */
    trading_action: z.string().nullable(),
    current_price: price.nullable(),
    current_price_updated_at: instant.nullable(),
    actual_change: actualChange,
    /** Null if the target is an industry. */
    stock_tracing: stockTracing.nullable(),
    /** Approved updates, oldest first. */
    updates: z.array(z.object({ ...published, parent_id: idValue })),
  })
  .refine((row) => (row.corporation_id === null) !== (row.industry_id === null), {
    path: ['corporation_id'],
    message: 'one_target',
  });
