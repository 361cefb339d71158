/** States of an audience question. */
export const QUESTION_STATES = ['waiting', 'live', 'answered', 'dismissed'] as const;
/** State of an audience question. */
export type QuestionState = (typeof QUESTION_STATES)[number];

/**
 * Maximum length of a question in characters, and maximum number of a member's questions per
 * minute; ours.
 */
export const QUESTION_MAX = 300;
/** Maximum number of a member's questions per minute; ours. */
export const QUESTIONS_PER_MINUTE = 3;

/** A question, as far as the reader may see it. */
export interface LiveQuestion {
  readonly id: number;
  readonly text: string;
  readonly state: QuestionState;
  readonly votes: number;
  readonly has_voted: boolean;
  readonly is_own: boolean;
  readonly is_anonymous: boolean;
  /** Null if it is anonymous, except for the host, staff and its author. */
  readonly author: string | null;
  /** UTC. */
  readonly asked_at: string;
  readonly answered_at: string | null;
  /** Seconds since the start of the live session at which it was answered. */
  readonly answered_second: number | null;
  readonly answer: { readonly author: string; readonly text: string } | null;
  /** Increases with each change of it. */
  readonly revision: number;
}
