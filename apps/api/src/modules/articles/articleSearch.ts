import { asc, eq, gt } from 'drizzle-orm';
import { ARTICLE_KINDS } from '@rostra/contract';
import type { SearchSource } from '#modules/search/index.ts';
import { articleDocuments } from './articleDocuments.ts';
import { articlePath } from './articlePath.ts';
import { articleCardsById } from './listArticles.ts';
import { ARTICLE } from './publishArticle.ts';
import { articles } from './tables.ts';

/** Articles in the search. */
export const articleSearch: SearchSource = {
  subjectType: ARTICLE,
  version: 1,
  kinds: ARTICLE_KINDS,
  documents: articleDocuments,
  changes: [
    { event: 'article.published' },
    { event: 'article.withdrawn' },
    {
      // The name of an author is in the documents.
      event: 'user.anonymized',
      async subjectsOf(event, tx) {
        const written = await tx
          .select({ id: articles.id })
          .from(articles)
          .where(eq(articles.authorId, Number(event.subject.id)));
        return written.map(({ id }) => id);
      },
    },
  ],
  async idsAfter(db, after, limit) {
    const found = await db
      .select({ id: articles.id })
      .from(articles)
      .where(gt(articles.id, after))
      .orderBy(asc(articles.id))
      .limit(limit);
    return found.map(({ id }) => id);
  },
  async results(db, hits, reader) {
    const ids = hits.map(({ subjectId }) => subjectId);
    const cards = await articleCardsById(db, ids, reader);
    return new Map(
      [...cards.values()].map((card) => [
        card.id,
        {
          path: articlePath(card),
          by: { sc: card.author.sc_name, tc: card.author.tc_name, en: card.author.en_name },
          access: card.access,
          currentPrice: card.current_price,
          isCanceled: false,
        },
      ]),
    );
  },
};
