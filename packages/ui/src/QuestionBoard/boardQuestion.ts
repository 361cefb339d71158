/** Where a question is: it waits, is being answered, has been, or the host has put it away. */
export type QuestionState = 'waiting' | 'live' | 'answered' | 'hidden';

/** A question to the speakers, as the board shows it. */
export interface BoardQuestion {
  id: number;
  text: string;
  /** Who asks; null where this reader may not know. */
  author: string | null;
  /** The audience reads no name; the host does, and sees that. */
  isAnonymous?: boolean | undefined;
  isOwn?: boolean | undefined;
  time: Date;
  /** How many want it answered, the asker not counted. */
  votes: number;
  /** The reader is one of them. */
  hasVoted: boolean;
  state: QuestionState;
  /** What was answered in writing; what was said aloud stands in the playback. */
  answer?: { author: string; text: string } | undefined;
}

/** Which questions are in sight. */
export type QuestionShelf = 'open' | 'answered' | 'hidden';

const SHELVES: Readonly<Record<QuestionState, QuestionShelf>> = {
  waiting: 'open',
  live: 'open',
  answered: 'answered',
  hidden: 'hidden',
};

/** Questions of a shelf in the order given, what is being answered first. */
export function questionsOn(
  shelf: QuestionShelf,
  questions: readonly BoardQuestion[],
): BoardQuestion[] {
  const there = questions.filter(({ state }) => SHELVES[state] === shelf);
  return [
    ...there.filter(({ state }) => state === 'live'),
    ...there.filter(({ state }) => state !== 'live'),
  ];
}
