/** How a question of the audience stands. */
export const QUESTION_STATES = ['waiting', 'live', 'answered', 'dismissed'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** Characters of a question, and questions a member asks within a minute at most; ours. */
export const QUESTION_MAX = 300;
export const QUESTIONS_PER_MINUTE = 3;

/** A question, as far as the reader may know it. */
export interface LiveQuestion {
  readonly id: number;
  readonly text: string;
  readonly state: QuestionState;
  readonly votes: number;
  readonly has_voted: boolean;
  readonly is_own: boolean;
  readonly is_anonymous: boolean;
  /** Null where it is anonymous, for all but the host, staff and its author. */
  readonly author: string | null;
  /** UTC. */
  readonly asked_at: string;
  readonly answered_at: string | null;
  /** Seconds since the start of the live at which it was answered. */
  readonly answered_second: number | null;
  readonly answer: { readonly author: string; readonly text: string } | null;
  /** Grows with each change of it. */
  readonly revision: number;
}
