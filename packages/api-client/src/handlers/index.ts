export { answer, fail, handlers } from './handlers.ts';
export type { Answers } from './handlers.ts';
