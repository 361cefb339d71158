import { z } from 'zod';

import { ARTICLE_KINDS, CONTENT_LANGUAGES, OFFER_KINDS, ARTICLE_REACTIONS } from '../enums.ts';
import { coins, id, idParams, idValue, instant, localizedName, pageQuery, text } from './fields.ts';

const author = z.object({
  id: idValue,
  ...localizedName,
  sc_title: z.string().nullable(),
  en_title: z.string().nullable(),
});

/** Ways to get the whole text. `free_by_right`: by VIP or purchase (CONT-07). */
export const accessLabel = z.enum(['free', 'free_by_right', 'limited_free', 'vip', 'price']);

export const articleCard = z.object({
  id: idValue,
  kind: z.enum(ARTICLE_KINDS),
  lang: z.enum(CONTENT_LANGUAGES),
  title: z.string(),
  summary: z.string(),
  author,
  industry: z.object({ id: idValue, ...localizedName }).nullable(),
  cover_url: z.string().nullable(),
  published_at: instant,
  word_count: z.number().int(),
  /** Minutes. */
  read_time: z.number().int(),
  views: z.number().int(),
  likes: z.number().int(),
  access: accessLabel,
  current_price: coins.nullable(),
  original_price: coins.nullable(),
  ai_made: z.boolean(),
});

/** An offer of the pay button to this reader; the first of the list is the primary one. */
export const payOffer = z.object({
  kind: z.enum(OFFER_KINDS),
  /** Coins; with `pay_price`. */
  current_price: coins.nullable(),
  original_price: coins.nullable(),
  /** With `card_countdown`, spelt both ways (PAY-38). */
  ppv_avaliabled_at: instant.nullable(),
  ppv_available_at: instant.nullable(),
  /** Uses left; with `use_card`. */
  card_balance: z.number().int().nullable(),
});

export const articleSchemas = {
  getArticles: {
    query: pageQuery({
      type: z.enum(ARTICLE_KINDS).optional().describe('Only research of this kind.'),
      lang: z.enum(CONTENT_LANGUAGES).optional().describe('Only research in this language.'),
      industry: id.optional().describe('Only research about the industry of this ID.'),
      author: id.optional().describe('Only research by the author of this ID.'),
      access: z
        .enum(['free', 'paid'])
        .optional()
        .describe('Only research that is free for everyone, or only paid research.'),
    }),
    data: z.array(articleCard),
  },
  getArticle: {
    params: idParams,
    data: articleCard.extend({
      key_data: z.array(z.object({ label: z.string(), value: z.string() })),
      risks_and_opportunities: z.object({
        risks: z.array(z.string()),
        opportunities: z.array(z.string()),
      }),
      repost_title: z.string().nullable(),
      repost_url: z.string().nullable(),
      dislikes: z.number().int(),
      my_reaction: z.enum(ARTICLE_REACTIONS),
      /**
       * Sanitized HTML of the text that this reader may see: all, or the part before the paywall.
       */
      body_html: z.string(),
      /** False when `body_html` ends at the paywall. */
      is_complete: z.boolean(),
      /** Why the text is complete (`bought`, `card`, `vip`, `free`), or null. */
      entitled_by: z.enum(['free', 'limited_free', 'bought', 'card', 'vip']).nullable(),
      offers: z.array(payOffer),
      /** Server time of the offers (PAY-47). */
      current_time: instant,
      attachments: z.array(
        z.object({
          name: z.string(),
          size: z.number().int(),
          content_type: z.string(),
          /** Null while the reader has no access to it. */
          file_url: z.string().nullable(),
        }),
      ),
      /** The same piece in the other language, when there is one. */
      translation: z.object({ id: idValue, lang: z.enum(CONTENT_LANGUAGES) }).nullable(),
      related: z.array(articleCard),
      /** The organization to ask if the text is kept from the reader's one. */
      restricted_contact: z.object({ name: z.string(), contact: z.string() }).nullable(),
    }),
  },
  postArticleView: { params: idParams, data: z.object({ views: z.number().int() }) },
  putArticleReaction: {
    params: idParams,
    body: z.strictObject({
      reaction: z.enum(ARTICLE_REACTIONS),
      /** Values of the dictionary `dislike_reasons`; at least one with a dislike. */
      reasons: z.array(text(40)).max(10).default([]),
    }),
    data: z.object({
      likes: z.number().int(),
      dislikes: z.number().int(),
      my_reaction: z.enum(ARTICLE_REACTIONS),
    }),
  },
  getArticleComments: {
    params: idParams,
    query: pageQuery({}),
    data: z.array(
      z.object({
        id: idValue,
        body: z.string(),
        created_at: instant,
        author: z.object({ id: idValue, name: z.string(), ...localizedName }),
        mine: z.boolean(),
      }),
    ),
  },
  postArticleComment: {
    params: idParams,
    body: z.strictObject({ body: text(1000, 1) }),
    data: z.object({ id: idValue }),
  },
  deleteArticleComment: {
    params: z.object({ id, comment_id: id }),
    data: z.object({}),
  },
};
