import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { SEARCH_TIME_DAYS } from '@rostra/contract';
import type { CallOutput } from '@rostra/contract';
import { profiles } from '#modules/accounts/tables.ts';
import { boughtColumn } from '#modules/articles/index.ts';
import { articles, articleWorks } from '#modules/articles/tables.ts';
import { canSee } from '#modules/audience/index.ts';
import { eventPriceCents } from '#modules/events/index.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageWindow } from '#platform/http/pageMeta.ts';
import { foldText } from '#platform/text/foldText.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { tsqueryOf } from './searchQuery.ts';
import type { SearchPart } from './searchQuery.ts';
import { searchDocuments } from './tables.ts';

/** Maximum number of counted hits; an exact number beyond it helps nobody. */
export const TOTAL_MAX = 10_000;
/** Characters of a text that are searched for the excerpt. */
const EXCERPT_SOURCE_CHARACTERS = 20_000;

const DAY_MS = 24 * 60 * 60 * 1000;

export type SearchOptions = CallOutput<'getSearch'>['query'];

/** Selects the documents that a viewer may find, before paging. */
function conditions(
  options: SearchOptions,
  parts: readonly SearchPart[],
  viewer: Viewer,
  now: Date,
) {
  const days = options.time === 'any' ? undefined : SEARCH_TIME_DAYS[options.time];
  const { type, industry, market, author } = options;
  const where = and(
    lte(searchDocuments.publishedAt, now),
    parts.length === 0 ? undefined : sql`${searchDocuments.terms} @@ ${tsqueryOf(parts)}::tsquery`,
    type === undefined ? undefined : eq(searchDocuments.kind, type),
    industry === undefined ? undefined : eq(searchDocuments.industryId, industry),
    market === undefined ? undefined : eq(searchDocuments.marketId, market),
    author === undefined || author === ''
      ? undefined
      : sql`strpos(${searchDocuments.authorText}, ${foldText(author)}) > 0`,
    days === undefined
      ? undefined
      : gte(searchDocuments.publishedAt, new Date(now.getTime() - days * DAY_MS)),
    canSee(viewer, { type: searchDocuments.subjectType, id: searchDocuments.audienceId }),
  );
  // The same query only on titles: a word in the title ranks higher than one in the text.
  const inTitle: SQL<boolean> =
    parts.length === 0
      ? sql`false`
      : sql`${searchDocuments.terms} @@ ${tsqueryOf(parts, 'A')}::tsquery`;
  return { where, inTitle };
}

/** Counts the found documents, up to {@link TOTAL_MAX}. */
async function countFound(db: Database, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(searchDocuments)
    .where(where)
    .limit(TOTAL_MAX)
    .as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

/**
 * Returns a page of results: words in the title first, then the newest, and of two translations
 * that of the reader. Runs two queries.
 */
export async function findDocuments(
  db: Database,
  options: SearchOptions,
  parts: readonly SearchPart[],
  { viewer, now }: { viewer: Viewer; now: Date },
) {
  const { where, inTitle } = conditions(options, parts, viewer, now);
  const { limit, offset } = pageWindow(options);
  const { enTitle, scTitle } = searchDocuments;
  const inOwnScript = sql<boolean>`${viewer.locale === 'en' ? enTitle : scTitle} is not null`;
  const text = (column: SQLWrapper) =>
    sql<string | null>`left(${column}, ${EXCERPT_SOURCE_CHARACTERS})`;
  const page = db
    .select({
      subjectType: searchDocuments.subjectType,
      subjectId: searchDocuments.subjectId,
      kind: searchDocuments.kind,
      scTitle: searchDocuments.scTitle,
      tcTitle: searchDocuments.tcTitle,
      enTitle: searchDocuments.enTitle,
      scText: text(searchDocuments.scText).as('sc_excerpt'),
      tcText: text(searchDocuments.tcText).as('tc_excerpt'),
      enText: text(searchDocuments.enText).as('en_excerpt'),
      industryId: searchDocuments.industryId,
      publishedAt: searchDocuments.publishedAt,
      inTitle: inTitle.as('in_title'),
      inOwnScript: inOwnScript.as('in_own_script'),
    })
    .from(searchDocuments)
    .where(where)
    .orderBy(
      sql`in_title desc`,
      desc(searchDocuments.publishedAt),
      sql`in_own_script desc`,
      desc(searchDocuments.subjectId),
    )
    .limit(Math.min(limit, Math.max(0, TOTAL_MAX - offset)))
    .offset(offset)
    .as('page');
  const [total, found] = await Promise.all([
    countFound(db, where),
    db
      .select({
        subjectType: page.subjectType,
        subjectId: page.subjectId,
        kind: page.kind,
        title: { sc: page.scTitle, tc: page.tcTitle, en: page.enTitle },
        text: { sc: page.scText, tc: page.tcText, en: page.enText },
        industryId: page.industryId,
        publishedAt: page.publishedAt,
        work: articleWorks,
        bought: boughtColumn(viewer.userId),
        author: {
          sc_name: profiles.scName,
          tc_name: profiles.tcName,
          en_name: profiles.enName,
          nickname: profiles.nickname,
        },
        event: {
          startsAt: investorEvents.startsAt,
          currentPriceCents: eventPriceCents,
          canceledAt: investorEvents.canceledAt,
        },
        organizer: {
          sc_name: organizations.scName,
          tc_name: organizations.tcName,
          en_name: organizations.enName,
        },
      })
      .from(page)
      .leftJoin(articles, and(eq(page.subjectType, 'Article'), eq(articles.id, page.subjectId)))
      .leftJoin(articleWorks, eq(articleWorks.id, articles.workId))
      .leftJoin(profiles, eq(profiles.userId, articles.authorId))
      .leftJoin(
        investorEvents,
        and(eq(page.subjectType, 'Event'), eq(investorEvents.id, page.subjectId)),
      )
      .leftJoin(organizations, eq(organizations.id, investorEvents.organizerId))
      .orderBy(
        desc(page.inTitle),
        desc(page.publishedAt),
        desc(page.inOwnScript),
        desc(page.subjectId),
      ),
  ]);
  return { total, found };
}

export type FoundDocument = Awaited<ReturnType<typeof findDocuments>>['found'][number];
