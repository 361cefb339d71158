import type { LiveQuestion } from '@rostra/contract/live';

/** The questions of a room. */
export interface QuestionsState {
  /** Who is wanted most first, of equals the older; null until they were asked for. */
  readonly list: readonly LiveQuestion[] | null;
}

export const NO_QUESTIONS: QuestionsState = { list: null };

/** Who is wanted most first, of equals the older. */
export const inOrder = (list: Iterable<LiveQuestion>): readonly LiveQuestion[] =>
  Array.from(list).toSorted((one, other) => other.votes - one.votes || one.id - other.id);
