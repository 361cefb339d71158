export { answer, fail, handlers } from './handlers.ts';
export type { MockResponses } from './handlers.ts';
