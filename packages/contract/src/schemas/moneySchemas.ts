import { referenceKey } from '@rostra/i18n/input';
import { z } from 'zod';

import { TOPUP_MAX_COINS, TOPUP_MIN_COINS } from '../constants.ts';
import { COIN_UNITS, hasTwoDecimals } from '../coins.ts';
import {
  CARD_TYPES,
  GOODS_TYPES,
  ORDER_STATES,
  OWNER_TYPES,
  PAID_WITH,
  TOPUP_STATES,
  TRANSACTION_KINDS,
} from '../enums.ts';
import { articleCard, payOffer } from './articleSchemas.ts';
import {
  amountIn,
  coins,
  halfWidthText,
  id,
  idValue,
  instant,
  localizedName,
  pageQuery,
  paymentPassword,
  query,
} from './fields.ts';

/** A prepaid balance or a pay-per-view card (platform §3 "Card"). */
const card = z.object({
  id: idValue,
  owner_type: z.enum(OWNER_TYPES),
  owner_id: idValue,
  ...localizedName,
  card_type: z.enum(CARD_TYPES),
  /** Coins of a balance (gift not counted), uses left of a pay-per-view card. */
  balance: coins,
  /** Gift coins of a balance; 0 for a pay-per-view card. */
  gift: coins,
  quota: z.number().int().nullable(),
  uptime_days: z.number().int().nullable(),
  ppv_avaliabled_at: instant.nullable(),
  ppv_available_at: instant.nullable(),
  article: z.boolean(),
  live: z.boolean(),
});

const productFields = { goods_type: z.enum(GOODS_TYPES), goods_id: idValue };
const payer = z.strictObject({ owner_type: z.enum(OWNER_TYPES), owner_id: idValue });

export const order = z.object({
  id: idValue,
  ...productFields,
  state: z.enum(ORDER_STATES),
  title: z.string(),
  price: coins,
  paid_with: z.enum(PAID_WITH).nullable(),
  gift_paid: coins,
  balance_paid: coins,
  card_id: idValue.nullable(),
  payer: payer.nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  expires_at: instant.nullable(),
  refunded_at: instant.nullable(),
  /** The reason for a failed order, in the reader's language. */
  failure: z.string().nullable(),
});

/** Identifies a transfer for the bank and for us. */
const topupReference = z.string().regex(/^R\d{10}$/);

const topup = z.object({
  id: idValue,
  coins,
  gift: coins,
  state: z.enum(TOPUP_STATES),
  /** Identifies the transfer; shown to the payer to write on it. */
  reference: z.string(),
  slip_url: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
  reason: z.string().nullable(),
});

const vipPlan = z.object({
  id: idValue,
  level: z.number().int(),
  ...localizedName,
  current_price: coins,
  original_price: coins.nullable(),
  days: z.number().int(),
  rights: z.array(z.object({ sc_text: z.string(), en_text: z.string() })),
});

const ppvPack = z.object({
  id: idValue,
  ...localizedName,
  current_price: coins,
  original_price: coins.nullable(),
  quota: z.number().int(),
  uptime_days: z.number().int(),
  article: z.boolean(),
  live: z.boolean(),
});

export const moneySchemas = {
  getUsersCard: {
    query: query({
      card_type: z.enum(CARD_TYPES).optional().describe('Only cards of this type.'),
      card_types: z
        .string()
        .max(60)
        .optional()
        .describe('Only cards of these types, separated by commas.'),
      get_all: z
        .enum(['0', '1', 'true', 'false'])
        .optional()
        .describe('`1` or `true` adds cards without uses left.'),
      extra: z
        .string()
        .max(60)
        .optional()
        .describe('`article` or `live`: only cards that open these. Other values have no effect.'),
    }),
    data: z.array(card),
  },
  getTransactions: {
    query: pageQuery({
      kind: z.enum(TRANSACTION_KINDS).optional().describe('Only transactions of this kind.'),
      owner_type: z
        .enum(OWNER_TYPES)
        .optional()
        .describe('The type of the balance’s owner; the user without it.'),
      owner_id: id.optional().describe('The ID of the balance’s owner; the user without it.'),
    }),
    data: z.array(
      z.object({
        id: idValue,
        time: instant,
        type: z.enum(TRANSACTION_KINDS),
        info: z.string(),
        /** Signed coins of the paid balance. */
        points: coins,
        /** Paid balance after the movement. */
        balance: coins,
        /** Signed coins of the gift balance. */
        gift_points: coins,
        gift_balance: coins,
      }),
    ),
  },
  getProduct: {
    params: z.object({
      type: z
        .string()
        .min(1)
        .max(40)
        .describe('The type of the product: `Article`, `Agora::Live`, `VipPlan` or `PpvPack`.'),
      id: id.describe('The ID of the product: for `Agora::Live`, that of the meeting.'),
    }),
    data: z.object({
      ...productFields,
      title: z.string(),
      summary: z.string(),
      current_price: coins,
      original_price: coins.nullable(),
      /** Path of the page that shows the item. */
      path: z.string(),
      is_owned: z.boolean(),
      offers: z.array(payOffer),
      current_time: instant,
      has_payment_password: z.boolean(),
      payers: z.array(
        z.object({
          owner_type: z.enum(OWNER_TYPES),
          owner_id: idValue,
          ...localizedName,
          balance: coins,
          gift: coins,
        }),
      ),
      cards: z.array(card),
    }),
  },
  postOrders: {
    body: z.strictObject({
      ...productFields,
      paid_with: z.enum(PAID_WITH),
      payer: payer.optional(),
      card_id: idValue.optional(),
      /** Required when paying with balance (PAY-50). */
      payment_password: paymentPassword.optional(),
      /** The price shown to the buyer; a different current price is refused (`priceChanged`). */
      expected_price: coins.optional(),
    }),
    data: order,
  },
  getOrders: {
    query: pageQuery({
      goods_type: z.enum(GOODS_TYPES).optional().describe('Only orders of products of this type.'),
      goods_id: id.optional().describe('Only orders of the product of this ID.'),
    }),
    data: z.array(
      order.extend({
        /**
         * Path of the page that shows the item; null for plans and packs, and for items no longer
         * shown.
         */
        path: z.string().nullable(),
      }),
    ),
  },
  getPurchasedArticles: {
    query: pageQuery({}),
    data: z.array(z.object({ order, article: articleCard.nullable() })),
  },
  postOrderReminds: {
    body: z.strictObject({
      resource_type: z.enum(['Article', 'Agora::Live']),
      resource_id: idValue,
    }),
    data: z.object({
      resource_type: z.enum(['Article', 'Agora::Live']),
      resource_id: idValue,
      tip: z.string(),
    }),
  },
  getUsersServiceList: {
    query: query({}),
    data: z.object({ vip_plans: z.array(vipPlan), ppv_packs: z.array(ppvPack) }),
  },
  getBankAccount: {
    query: query({}),
    data: z.object({
      sc_holder: z.string(),
      en_holder: z.string(),
      sc_bank: z.string(),
      en_bank: z.string(),
      account_number: z.string(),
      swift: z.string(),
      currency: z.string(),
      /** The reference for the next transfer; the top-up that reports the transfer keeps it. */
      reference: topupReference,
    }),
  },
  postTopups: {
    body: z.strictObject({
      coins: amountIn(COIN_UNITS).pipe(
        z
          .number()
          .min(TOPUP_MIN_COINS)
          .max(TOPUP_MAX_COINS)
          .refine(hasTwoDecimals, { message: 'two_decimals' }),
      ),
      /** The `file_url` of the transfer receipt. */
      slip: z.string().max(300),
      /**
       * The reference that was shown; a different current one is refused (`topupReferenceUsed`).
       */
      reference: halfWidthText(40).transform(referenceKey).pipe(topupReference).optional(),
    }),
    data: topup,
  },
  getTopups: { query: pageQuery({}), data: z.array(topup) },
};
