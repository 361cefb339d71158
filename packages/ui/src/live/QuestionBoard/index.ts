export * from './QuestionBoard.tsx';
export type { BoardQuestion, QuestionShelf, QuestionState } from './boardQuestion.ts';
export type { QuestionActs } from './QuestionRow.tsx';
