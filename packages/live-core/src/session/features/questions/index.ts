export type { QuestionsApi } from './QuestionsApi.ts';
export { NO_QUESTIONS } from './QuestionsState.ts';
export type { QuestionsState } from './QuestionsState.ts';
export { QuestionsController } from './QuestionsController.ts';
