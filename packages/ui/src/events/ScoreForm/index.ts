export * from './ScoreForm.tsx';
export type { GivenScore, ScoreRespect } from './givenScore.ts';
