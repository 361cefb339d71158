/**
 * Texts of home, search, lists, articles and events, in English. Their screens show each other's
 * cards, and one file is one request.
 */
export { article } from '../messages/en/article.ts';
export { event } from '../messages/en/event.ts';
export { home } from '../messages/en/home.ts';
export { search } from '../messages/en/search.ts';
