import type { Row } from '@rostra/contract';
import { visitorAnswer } from '#platform/http/VisitorAnswer.ts';
import { PROFILE } from '#modules/accounts/index.ts';
import { COMMENT } from '#modules/comments/index.ts';
import { ARTICLE } from './publishArticle.ts';

/** A free period ends without a change. */
const isLimitedFree = ({ access }: Pick<Row<'getArticles'>, 'access'>): boolean =>
  access === 'limited_free';

/** Answers about research change with articles and the names of people. */
export const articleAnswers = [
  visitorAnswer('getArticles', [ARTICLE, PROFILE], (cards) => cards.some(isLimitedFree)),
  visitorAnswer(
    'getArticle',
    [ARTICLE, PROFILE],
    (article) => isLimitedFree(article) || article.related.some(isLimitedFree),
  ),
  visitorAnswer('getSearch', [ARTICLE, PROFILE], true),
  visitorAnswer('getArticleComments', [ARTICLE, COMMENT, PROFILE], false),
];
