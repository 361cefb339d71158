/** The state of a question: waiting, being answered, answered, or dismissed by the host. */
export type QuestionState = 'waiting' | 'live' | 'answered' | 'hidden';

/** A question to the speakers, as the board shows it. */
export interface BoardQuestion {
  id: number;
  text: string;
  /** The author of the question; null where this reader may not know. */
  author: string | null;
  /** The audience reads no name; the host does, with a note. */
  isAnonymous?: boolean | undefined;
  isOwn?: boolean | undefined;
  time: Date;
  /** The number of votes, without the author's. */
  votes: number;
  /** The reader is one of them. */
  hasVoted: boolean;
  state: QuestionState;
  /** The written answer; a spoken one is in the playback. */
  answer?: { author: string; text: string } | undefined;
}

/** The visible questions. */
export type QuestionShelf = 'open' | 'answered' | 'hidden';

const SHELVES: Readonly<Record<QuestionState, QuestionShelf>> = {
  waiting: 'open',
  live: 'open',
  answered: 'answered',
  hidden: 'hidden',
};

/** Returns the questions of a section in the given order, with the one being answered first. */
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
