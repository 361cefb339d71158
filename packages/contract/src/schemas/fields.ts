import {
  EMAIL_FORM,
  cleanLine,
  parseAmount,
  plainEmail,
  plainFigures,
  plainLink,
  plainPhone,
  plainStockCode,
} from '@rostra/i18n/input';
import { z } from 'zod';

import {
  CODE_LENGTH,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PAYMENT_PASSWORD_LENGTH,
} from '../constants.ts';

/** A row's id in a body or an answer: a positive integer that a double holds exactly. */
export const idValue = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const INTEGER_FORM = /^(?:0|-?[1-9]\d*)$/;

/**
 * A row's id in a path or query. Each row has one address: `01`, `1e0`, ` 1` and `+1`, which
 * JavaScript also reads as 1, are not ids.
 */
export const id = z.preprocess(
  (given) =>
    typeof given === 'string' ? (INTEGER_FORM.test(given) ? Number(given) : undefined) : given,
  idValue,
);

export const idParams = z.object({ id });

/** The cache-buster of GET calls is accepted and ignored (platform §7). */
const ack = z.string().max(40).optional();

export const query = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ack, ...shape });

export const pageQuery = <Shape extends z.ZodRawShape>(shape: Shape) =>
  query({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
    ...shape,
  });

const hasControlCharacter = (text: string): boolean => {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if ((point < 32 && point !== 10 && point !== 9 && point !== 13) || point === 127) return true;
    // A lone surrogate cannot be stored as UTF-8.
    if (point >= 0xd8_00 && point <= 0xdf_ff) return true;
  }
  return false;
};

/** Invisible text: spaces and characters of no width. */
const isBlank = (text: string): boolean => !/[^\p{C}\p{Z}]/u.test(text);

/** Text typed by a person: trimmed, without control characters, of limited length. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => !hasControlCharacter(value), { message: 'control_character' })
    .transform((value) => (isBlank(value) ? '' : value))
    .pipe(z.string().min(min).max(max));

/** One line as {@link cleanLine} reads it: half-width, without invisible marks (I18N-19). */
export const halfWidthText = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4)
    .transform(cleanLine)
    .refine((value) => !hasControlCharacter(value), { message: 'control_character' })
    .pipe(z.string().min(min).max(max));

/** Stored and compared in ASCII and lower case; domains of other scripts are Punycode (AUTH-07). */
export const email = halfWidthText(254)
  .transform(plainEmail)
  .pipe(z.email({ pattern: EMAIL_FORM }).max(254));

export const countryCode = halfWidthText(12)
  .transform(plainPhone)
  .pipe(z.string().regex(/^\+?\d{1,4}$/));
/** A number as dialed in its own country, or in full with a leading plus and country code. */
export const phoneNumber = halfWidthText(40)
  .transform(plainPhone)
  .pipe(z.string().regex(/^\+?\d{5,15}$/));

/** The identity of an account: an email address or a phone number with its country code. */
export const account = z.union([
  z.strictObject({ email }),
  z.strictObject({ country_code: countryCode, phone_number: phoneNumber }),
]);

/** A six-digit code as typed or pasted; full-width digits and spaces between are accepted. */
export const code = halfWidthText(30)
  .transform(plainFigures)
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`)));

/** A password to check against; its rules are those of {@link newPassword}. */
export const password = z.string().min(1).max(200);

/** Upper, lower, digit, letters and digits only (platform §5). */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH)
  .max(PASSWORD_MAX_LENGTH)
  .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]+$/);

export const paymentPassword = halfWidthText(30)
  .transform(plainFigures)
  .pipe(z.string().regex(new RegExp(`^\\d{${PAYMENT_PASSWORD_LENGTH}}$`)));

/** A ticker with its market: `0700.HK`. */
export const stockCode = halfWidthText(20).transform(plainStockCode).pipe(z.string().max(20));

/** A web address as typed or pasted. */
export const link = (protocol: RegExp, max: number) =>
  z
    .string()
    .max(max * 2)
    .transform(plainLink)
    .pipe(z.url({ protocol }).max(max));

const amountText = z
  .string()
  .max(60)
  .transform((typed, context) => {
    const amount = parseAmount(typed);
    if (amount === undefined) context.addIssue({ code: 'custom', message: 'no_amount' });
    return amount ?? z.NEVER;
  });

/** An amount as a number, or as typed: `１，２３４`, `1234元`. */
export const amount = z.union([z.number(), amountText]);

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Coins with two decimals: `12.5` is 12.5 coins. */
export const coins = z.number();

/** A name in up to three scripts; the reader's script is shown (platform §3). */
export const localizedName = {
  sc_name: z.string().nullable(),
  tc_name: z.string().nullable(),
  en_name: z.string().nullable(),
};

export const ok = z.object({});
