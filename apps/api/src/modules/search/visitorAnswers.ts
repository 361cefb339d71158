import { visitorAnswer } from '#platform/http/VisitorAnswer.ts';

/**
 * The sources add the subjects that their results show. Hot words change with each search, and
 * searches of a week ago no longer count.
 */
export const searchAnswers = [
  visitorAnswer('getSearch', [], true),
  visitorAnswer('getSearchHot', [], true),
];
