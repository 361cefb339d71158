import {
  EMAIL_FORM,
  cleanFileName,
  cleanLine,
  cleanText,
  isBlank,
  isCountedIn,
  isEmail,
  plainEmail,
  plainFigures,
  plainLink,
  plainPhone,
  plainStockCode,
  readAmount,
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
 * Returns the schema of a whole number in a path or query, written in plain digits: `01`, `1e0`,
 * `0x1`, ` 1` and `+1`, which JavaScript also reads as 1, are not numbers here.
 */
const inDigits = <Value extends z.ZodType<number>>(value: Value) =>
  z.preprocess(
    (given) =>
      typeof given === 'string' ? (INTEGER_FORM.test(given) ? Number(given) : undefined) : given,
    value,
  );

/** A row's id in a path or query; its form is unique, so that each row has one address. */
export const id = inDigits(idValue);

/** Returns the schema of a number from 1 to `max` in a query. */
export const countIn = (max: number) => inDigits(z.number().int().min(1).max(max));

/** Path parameters of a call on one row: its `id`. */
export const idParams = z.object({ id });

/** The cache-buster of GET calls is accepted and ignored (platform §7). */
const ack = z
  .string()
  .max(40)
  .optional()
  .describe('Ignored. Any value makes the address new to a cache.');

/** Returns the schema of a query that also accepts the cache-buster. */
export const query = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ ack, ...shape });

/** The page of a list, from 1. */
export const page = countIn(100_000).default(1).describe('The page of the list, from 1.');

/** Returns the schema of the number of rows in a page. */
export const perPage = (max: number, usual: number) =>
  countIn(max).default(usual).describe('The number of rows in a page.');

/** Returns the schema of a list query: `page` from 1 and `per_page` up to `PAGE_SIZE_MAX`. */
export const pageQuery = <Shape extends z.ZodRawShape>(shape: Shape) =>
  query({
    page,
    per_page: perPage(PAGE_SIZE_MAX, PAGE_SIZE),
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

/** Returns a text, or an empty one for a text without a visible character. */
export const withoutBlank = (text: string): string => (isBlank(text) ? '' : text);

/** Text typed by a person: trimmed, without control characters, of limited length. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4)
    .transform(cleanText)
    .refine((value) => !hasControlCharacter(value), { message: 'control_character' })
    .transform(withoutBlank)
    .pipe(z.string().min(min).max(max));

/** One line as {@link cleanLine} reads it: half-width, without invisible marks (I18N-19). */
export const halfWidthText = (max: number, min = 0) =>
  z
    .string()
    .max(max * 4)
    .transform(cleanLine)
    .refine((value) => !hasControlCharacter(value), { message: 'control_character' })
    .transform(withoutBlank)
    .pipe(z.string().min(min).max(max));

/** The name of a user's file; a bad one is cleaned, since users did not choose it for us. */
export const fileName = z.string().min(1).max(2000).transform(cleanFileName);

/** Characters of a pasted recipient: an address with its owner's name around it. */
const RECIPIENT_MAX = 500;

/** Stored and compared in ASCII and lower case; domains of other scripts are Punycode (AUTH-07). */
export const email = halfWidthText(RECIPIENT_MAX)
  .transform(plainEmail)
  .pipe(z.email({ pattern: EMAIL_FORM }).max(254));

/** A calling code of one to four digits, with or without its plus. */
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

/** An email address or a phone number in full, in the form in which accounts are stored. */
export const accountAddress = halfWidthText(RECIPIENT_MAX, 3).transform((typed) =>
  isEmail(typed) ? plainEmail(typed) : plainPhone(typed),
);

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

/** `PAYMENT_PASSWORD_LENGTH` digits of any script (platform §5). */
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

const writtenAmount = z.union([z.number(), z.string().max(60)]);

/**
 * An amount as a number, or as typed: `１，２３４`, `US$50`. A mark of a currency that is not accepted
 * breaks the rule `other_currency`, since the number alone would have another value.
 *
 * @param accepted the `AmountUnit`s that mean the field's own
 */
export const amountIn = (accepted: readonly string[]) =>
  writtenAmount.transform((given, context) => {
    if (typeof given === 'number') return given;
    const written = readAmount(given);
    if (written !== undefined && isCountedIn(written, accepted)) return written.amount;
    const message = written === undefined ? 'no_amount' : 'other_currency';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** An amount in a currency; a mark written with the amount must mean that currency. */
export const currencyAmount = z
  .strictObject({ amount: writtenAmount, currency: z.string().length(3) })
  .transform(({ amount, currency }, context) => {
    const read = amountIn([currency]).safeParse(amount);
    if (read.success) return { amount: read.data, currency };
    for (const { message } of read.error.issues)
      context.addIssue({ code: 'custom', message, path: ['amount'] });
    return z.NEVER;
  });

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

/** The `data` of a call that returns nothing. */
export const ok = z.object({});
