import { z } from 'zod';

import { AGREEMENT_VERSION } from '../constants.ts';
import { CERTIFICATION_STATES, CODE_PURPOSES, LOCALES } from '../enums.ts';
import {
  account,
  code,
  email,
  idValue,
  instant,
  localizedName,
  newPassword,
  ok,
  password,
  paymentPassword,
  query,
  text,
} from './fields.ts';

const flag = z.enum(['0', '1', 'true', 'false']).optional();

/** A user's membership in an organization (`organization_user`, platform §3). */
export const membership = z.object({
  state: z.enum(CERTIFICATION_STATES),
  dismissed_at: instant.nullable(),
  real_name: z.string().nullable(),
  organization: z.object({
    id: idValue,
    organization_type_id: idValue,
    ...localizedName,
  }),
});

const vipInfo = z.object({
  /** `vip` for the membership, `ppv` for a pay-per-view card. */
  card_type: z.enum(['vip', 'ppv']),
  article: z.boolean(),
  live: z.boolean(),
  level: z.number().int().nullable(),
  starts_at: instant.nullable(),
  expires_at: instant.nullable(),
  balance: z.number().int().nullable(),
  ppv_avaliabled_at: instant.nullable(),
  ppv_available_at: instant.nullable(),
});

export const me = z.object({
  id: idValue,
  has_vip: z.boolean(),
  vip_level: z.number().int(),
  default_locale: z.enum(LOCALES).nullable(),
  country_code: z.string().nullable(),
  phone_number: z.string().nullable(),
  email: z.string().nullable(),
  /** As the user wrote it; shown if the name in the reader's script is unknown. */
  name: z.string(),
  ...localizedName,
  ipr_announcement_version: z.string().nullable(),
  has_payment_password: z.boolean(),
  capabilities: z.array(z.string()),
  organization_user: membership.nullable(),
  organization_user_lead: membership.nullable(),
  vip_infos: z.array(vipInfo),
  profile: z.object({
    nickname: z.string().nullable(),
    fullname: z.string().nullable(),
    work_email: z.string().nullable(),
    company_name: z.string().nullable(),
    position: z.string().nullable(),
    follow_industries_ids: z.array(idValue),
    follow_ticker_region_ids: z.array(idValue),
  }),
  /** With `get_follows`. */
  follows: z.object({ users: z.number().int(), organizations: z.number().int() }).optional(),
  /** With `with_owner`: the organizations the user administers. */
  owned_organizations: z.array(z.object({ id: idValue, ...localizedName })).optional(),
  /** With `with_resume`. */
  resume: z
    .array(
      z.object({
        working_from: z.string(),
        working_until: z.string().nullable(),
        highlights: z.string(),
      }),
    )
    .optional(),
});

const session = z.object({ user: me });

const agreement = {
  agreement_version: z
    .string()
    .min(1)
    .max(20)
    .meta({
      description: `The version of the agreement and the privacy policy that the user accepts. The current version is \`${AGREEMENT_VERSION}\` (\`/legal/terms\`, \`/legal/privacy\`); any other is refused with 1106.`,
      examples: [AGREEMENT_VERSION],
    }),
};
const locale = { default_locale: z.enum(LOCALES).optional() };

export const accountSchemas = {
  postUsersCode: {
    body: z.strictObject({ purpose: z.enum(CODE_PURPOSES), account: account.optional() }),
    data: z.object({ cool_down_seconds: z.number().int(), valid_minutes: z.number().int() }),
  },
  postUsersLogin: {
    body: z.discriminatedUnion('method', [
      z.strictObject({ method: z.literal('password'), account, password, ...agreement, ...locale }),
      z.strictObject({ method: z.literal('code'), account, code, ...agreement, ...locale }),
    ]),
    data: session,
  },
  postUsersSignup: {
    body: z.strictObject({
      account,
      code,
      password: newPassword,
      ...agreement,
      ...locale,
      /** The `file_url` of an uploaded image. */
      business_card: z.string().max(300).optional(),
      profile: z
        .strictObject({ name: text(60, 1), work_email: email, company_name: text(120, 1) })
        .optional(),
    }),
    data: session,
  },
  postUsersPasswordReset: {
    body: z.strictObject({ account, code, password: newPassword }),
    data: ok,
  },
  postUsersLogout: { data: ok },
  getUsersMe: {
    query: query({
      get_follows: flag.describe('`1` or `true` adds `follows`.'),
      with_owner: flag.describe('`1` or `true` adds `owned_organizations`.'),
      with_resume: flag.describe('`1` or `true` adds `resume`.'),
    }),
    data: me,
  },
  putUsersChangeLanguage: {
    body: z.strictObject({ language: z.enum(LOCALES) }),
    data: z.object({ default_locale: z.enum(LOCALES) }),
  },
  postIprVersion: {
    body: z.strictObject({ version: z.string().min(1).max(20) }),
    data: z.object({ ipr_announcement_version: z.string() }),
  },
  putUsersFocus: {
    body: z
      .strictObject({
        follow_industries_ids: z.array(idValue).max(50),
        follow_ticker_region_ids: z.array(idValue).max(20),
      })
      .refine(
        (body) => body.follow_industries_ids.length + body.follow_ticker_region_ids.length > 0,
        { message: 'one_option' },
      ),
    data: z.object({
      follow_industries_ids: z.array(idValue),
      follow_ticker_region_ids: z.array(idValue),
    }),
  },
  putPaymentPassword: {
    /** Confirmed by the login password or by a code of purpose `payment_password` (AUTH-18). */
    body: z
      .strictObject({
        payment_password: paymentPassword,
        password: password.optional(),
        code: code.optional(),
      })
      .refine((body) => body.password !== undefined || body.code !== undefined, {
        message: 'confirmation',
      }),
    data: z.object({ has_payment_password: z.literal(true) }),
  },
  getCustomerServiceList: {
    query: query({}),
    data: z.array(
      z.object({
        name: z.string(),
        phone_number: z.string(),
        email: z.string(),
        customer_service_url: z.string(),
        ...localizedName,
      }),
    ),
  },
};
