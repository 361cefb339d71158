/** The same in Simplified Chinese. */
export { article } from '../messages/zh-CN/article.ts';
export { event } from '../messages/zh-CN/event.ts';
export { home } from '../messages/zh-CN/home.ts';
export { search } from '../messages/zh-CN/search.ts';
