import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { demoPeopleIds } from '#demo/people.ts';
import type { DemoPersonKey } from '#demo/people.ts';
import { ARTICLE, derivedColumns } from '#modules/articles/index.ts';
import { articleAttachments, articles, articleWorks } from '#modules/articles/tables.ts';
import { putAudience } from '#modules/audience/index.ts';
import { comments } from '#modules/comments/tables.ts';
import { imageSizes, storeFile } from '#modules/files/index.ts';
import { submitRevision } from '#modules/reviews/index.ts';
import { imageSources, plainText } from '#modules/rich-text/index.ts';
import { indexDocuments } from '#modules/search/index.ts';
import { accessRules } from './accessRules.ts';
import { demoComments } from './demoComments.ts';
import { makePdf } from './makePdf.ts';
import { pieceContent } from './pieceContent.ts';
import type { AddressOfChart } from './pieceContent.ts';
import { newPiece, pieces } from './pieces.ts';
import type { Piece } from './pieces.ts';
import { claimCharts, storeCharts } from './storeCharts.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Likes in percent of readers, and dislikes in per mille. */
const LIKES_PER_CENT = 6;
const DISLIKES_PER_MILLE = 4;

const languages = ['zh', 'en'] as const;

/** Organization types (public and private funds) that see the restricted piece. */
const FUND_TYPES = [1, 2];

/**
 * Writes the demo's 60 articles (30 pieces, each in both languages), their attachments, comments,
 * one restricted audience and two revisions that wait for the review. Does nothing when they are
 * there. Needs the people.
 */
export async function loadArticles(deps: Deps): Promise<void> {
  if ((await deps.db.$count(articleWorks)) > 0) return;
  const people = await demoPeopleIds(deps.db);
  const authors = new Map<string, number>(
    pieces.map((piece) => [piece.key, people[piece.author]] as const),
  );
  const chartAt = await storeCharts(deps, (piece) => authors.get(piece) ?? 0);
  const written = await inTransaction(deps, (tx) => writeArticles(tx, deps, people, chartAt));
  await writeAttachments(deps, written, chartAt);
  await indexDocuments(
    deps.db,
    deps,
    ARTICLE,
    written.map((article) => article.id),
  );
}

interface Written {
  id: number;
  piece: Piece;
  lang: (typeof languages)[number];
}

type PeopleIds = Readonly<Record<DemoPersonKey, number>>;

async function writeArticles(
  tx: Transaction,
  deps: Deps,
  people: PeopleIds,
  chartAt: AddressOfChart,
): Promise<Written[]> {
  const now = deps.clock.now();
  const all = [...pieces, newPiece];
  const works = await tx
    .insert(articleWorks)
    .values(all.map((piece) => accessRules(piece, now)))
    .returning({ id: articleWorks.id });
  const each = all.flatMap((piece, index) => {
    const workId = works[index]?.id;
    if (workId === undefined) throw new Error('A work of the demo was not written.');
    const own = piece === newPiece ? (['zh'] as const) : languages;
    return own.map((lang) => ({
      piece,
      lang,
      workId,
      content: pieceContent(piece, lang, chartAt),
    }));
  });
  const sizes = await imageSizes(
    tx,
    each.flatMap(({ content }) => imageSources(content.document)),
  );
  const ids = await tx
    .insert(articles)
    .values(
      each.map(({ piece, lang, workId, content }) => {
        const publishedAt = new Date(now.getTime() - piece.hoursAgo * HOUR_MS);
        const views = lang === 'zh' ? piece.views : Math.round(piece.views / 3);
        return {
          workId,
          lang,
          kind: piece.kind,
          authorId: people[piece.author],
          industryId: piece.industry,
          marketId: piece.market,
          ...content,
          ...derivedColumns(content, sizes),
          views,
          likes: Math.round((views * LIKES_PER_CENT) / 100),
          dislikes: Math.round((views * DISLIKES_PER_MILLE) / 1000),
          createdAt: publishedAt,
          publishedAt: piece === newPiece ? null : publishedAt,
        };
      }),
    )
    .returning({ id: articles.id });
  const written = each.map(({ piece, lang }, index) => {
    const id = ids[index]?.id;
    if (id === undefined) throw new Error('An article of the demo was not written.');
    return { id, piece, lang };
  });
  for (const { piece, workId } of each) {
    if (piece.restricted === undefined) continue;
    const audience = { visitors: false, organizationTypeIds: FUND_TYPES, userIds: [] };
    await putAudience(tx, { type: ARTICLE, id: workId }, audience);
  }
  for (const article of written) {
    await claimCharts(tx, article, people[article.piece.author], chartAt);
  }
  await writeComments(tx, written, people, now);
  await writeRevisions(tx, deps, written, people, chartAt);
  return written;
}

async function writeComments(
  tx: Transaction,
  written: readonly Written[],
  people: PeopleIds,
  now: Date,
): Promise<void> {
  const rows = written.flatMap(({ id, piece, lang }) =>
    demoComments
      .filter((comment) => comment.piece === piece.key && comment.lang === lang)
      .map((comment) => ({
        subjectType: ARTICLE,
        subjectId: id,
        userId: people[comment.by],
        body: comment.body,
        createdAt: new Date(now.getTime() - comment.hoursAgo * HOUR_MS),
      })),
  );
  await tx.insert(comments).values(rows);
}

/**
 * Writes the revisions that await staff review: a new version of a published article, and a new
 * article.
 */
async function writeRevisions(
  tx: Transaction,
  deps: Deps,
  written: readonly Written[],
  people: PeopleIds,
  chartAt: AddressOfChart,
): Promise<void> {
  const hand = async (key: string, title: (old: string) => string) => {
    const article = written.find(({ piece, lang }) => piece.key === key && lang === 'zh');
    if (article === undefined) throw new Error(`The demo has no piece "${key}".`);
    const content = pieceContent(article.piece, 'zh', chartAt);
    const revision = { ...content, title: title(content.title) };
    await submitRevision(tx, deps, {
      subject: { type: ARTICLE, id: article.id },
      title: revision.title,
      revision,
      submittedBy: people[article.piece.author],
    });
  };
  await hand('storage-tender', (old) => `${old}（修订）`);
  await hand(newPiece.key, (old) => old);
}

async function writeAttachments(
  deps: Deps,
  written: readonly Written[],
  chartAt: AddressOfChart,
): Promise<void> {
  const rows = await Promise.all(
    written
      .filter(({ piece }) => piece.attachment === true)
      .map(async ({ id, piece }) => {
        const { title, summary, document } = pieceContent(piece, 'en', chartAt);
        const content = makePdf(title, [summary, ...plainText(document).split('\n')]);
        const name = `${piece.key}.pdf`;
        const contentType = 'application/pdf';
        const fileUrl = await storeFile(deps, {
          kind: 'document',
          name,
          contentType,
          content,
          subject: { type: ARTICLE, id },
        });
        return { articleId: id, fileUrl, name, size: content.length, contentType };
      }),
  );
  await deps.db.insert(articleAttachments).values(rows);
}
