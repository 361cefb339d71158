import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ArticleKind, RichDocument } from '@rostra/contract';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/**
 * A piece of research as a unit of sale. Its translations share price, rights and audience, so that
 * one purchase opens all of them. The ID is the translation group.
 */
export const articleWorks = pgTable(
  'article_works',
  {
    id: idColumn(),
    isFree: boolean().notNull(),
    /** Until then it is free for every logged-in user. */
    limitedFreeUntil: instantColumn(),
    /** Only VIP opens it; it is not for sale. */
    onlyVip: boolean().notNull().default(false),
    /** The lowest VIP level that reads it without paying; null: none does. */
    vipLevel: integer(),
    currentPriceCents: integer(),
    originalPriceCents: integer(),
    ppvAllowed: boolean().notNull().default(false),
  },
  (table) => [
    check('article_works_price', sql`${table.currentPriceCents} > 0`),
    check('article_works_vip', sql`not ${table.onlyVip} or ${table.vipLevel} is not null`),
    check(
      'article_works_access',
      sql`${table.isFree} or ${table.onlyVip} or ${table.currentPriceCents} is not null`,
    ),
  ],
);

/**
 * One article in one language. The published columns are derived from `document` at publication.
 */
export const articles = pgTable(
  'articles',
  {
    id: idColumn(),
    workId: referenceColumn()
      .notNull()
      .references(() => articleWorks.id),
    kind: text().$type<ArticleKind>().notNull(),
    lang: text().$type<'zh' | 'en'>().notNull(),
    authorId: referenceColumn()
      .notNull()
      .references(() => users.id),
    /** IDs of the reference data. */
    industryId: referenceColumn(),
    marketId: referenceColumn(),
    title: text().notNull(),
    summary: text().notNull(),
    document: jsonb().$type<RichDocument>().notNull(),
    freeHtml: text().notNull(),
    fullHtml: text().notNull(),
    /** The free part as plain text: the only part of the body that search may read. */
    freeText: text().notNull(),
    keyData: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    risks: jsonb().$type<string[]>().notNull(),
    opportunities: jsonb().$type<string[]>().notNull(),
    repostTitle: text(),
    repostUrl: text(),
    coverUrl: text(),
    wordCount: integer().notNull(),
    /** Minutes. */
    readTime: integer().notNull(),
    views: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    dislikes: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    /** Null until a first revision is approved. */
    publishedAt: instantColumn(),
    withdrawnAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('articles_work_lang').on(table.workId, table.lang),
    index('articles_newest')
      .on(table.publishedAt, table.id)
      .where(sql`withdrawn_at is null`),
    index('articles_industry').on(table.lang, table.industryId, table.publishedAt),
    index('articles_author').on(table.authorId, table.publishedAt),
    check('articles_lang', sql`${table.lang} in ('zh', 'en')`),
  ],
);

/** Files that come with an article, for entitled readers. */
export const articleAttachments = pgTable(
  'article_attachments',
  {
    id: idColumn(),
    articleId: referenceColumn()
      .notNull()
      .references(() => articles.id),
    fileUrl: text().notNull(),
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    contentType: text().notNull(),
  },
  (table) => [index('article_attachments_article').on(table.articleId)],
);

/** A reader counted on a day (CONT-34). */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: referenceColumn()
      .notNull()
      .references(() => articles.id),
    /** `YYYY-MM-DD`, Beijing time. */
    day: text().notNull(),
    /** `user:<id>`, or a hash of a visitor address that changes every day. */
    viewerKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.day, table.viewerKey] }),
    index('article_views_day').on(table.day),
  ],
);
