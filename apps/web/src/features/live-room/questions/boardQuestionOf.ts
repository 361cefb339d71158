import type { LiveQuestion } from '@rostra/contract/live';
import type { BoardQuestion } from '@rostra/ui/QuestionBoard';

const made = new WeakMap<LiveQuestion, BoardQuestion>();

/** Returns a question as the board shows it; the same object for the same question. */
export function boardQuestionOf(question: LiveQuestion): BoardQuestion {
  const known = made.get(question);
  if (known) return known;
  const { id, text, author, votes, state, answer } = question;
  const shown: BoardQuestion = {
    id,
    text,
    author,
    isAnonymous: question.is_anonymous,
    isOwn: question.is_own,
    time: new Date(question.asked_at),
    votes,
    hasVoted: question.has_voted,
    // Dismissed questions are hidden from the audience.
    state: state === 'dismissed' ? 'hidden' : state,
    ...(answer === null ? {} : { answer }),
  };
  made.set(question, shown);
  return shown;
}
