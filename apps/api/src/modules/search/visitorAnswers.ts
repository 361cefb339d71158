import { visitorAnswer } from '#platform/http/VisitorAnswer.ts';
import { PROFILE } from '#modules/accounts/index.ts';
import { ARTICLE } from '#modules/articles/index.ts';
import { EVENT_SUBJECTS } from '#modules/events/index.ts';

/**
 * Results change with the rows that they show. Hot words change with each search, and searches of a
 * week ago no longer count.
 */
export const searchAnswers = [
  visitorAnswer('getSearch', [ARTICLE, PROFILE, ...EVENT_SUBJECTS], true),
  visitorAnswer('getSearchHot', [], true),
];
