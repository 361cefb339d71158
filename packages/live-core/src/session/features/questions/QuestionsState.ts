import type { LiveQuestion } from '@rostra/contract/live';

/** The questions of a room. */
export interface QuestionsState {
  /** Most votes first, then the oldest; null until requested. */
  readonly list: readonly LiveQuestion[] | null;
}

/** Questions before they are requested. */
export const NO_QUESTIONS: QuestionsState = { list: null };

/** Sorts by most votes, then the oldest first. */
export const inOrder = (list: Iterable<LiveQuestion>): readonly LiveQuestion[] =>
  Array.from(list).toSorted((one, other) => other.votes - one.votes || one.id - other.id);
