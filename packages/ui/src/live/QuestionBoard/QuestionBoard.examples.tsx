import { QuestionBoard } from '@rostra/ui/QuestionBoard';
import type { BoardQuestion, QuestionBoardProps } from '@rostra/ui/QuestionBoard';
import { useState } from 'react';
import { hours } from '../../story/samples/now.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const one = { hasVoted: false, state: 'waiting' as const };
const wanted: BoardQuestion = {
  ...one,
  id: 1,
  author: 'Tan Hui Shan',
  text: 'How much of the gain is in the price already?',
  time: hours(-0.4),
  votes: 24,
};
const newest: BoardQuestion = {
  ...one,
  id: 2,
  author: 'Daniel Okafor',
  text: 'Will the slides be shared?',
  time: hours(-0.1),
  votes: 1,
};

function Board({ first }: { first: readonly BoardQuestion[] }) {
  const [questions, setQuestions] = useState(first);
  return (
    <div style={{ blockSize: 320 }}>
      <QuestionBoard
        t={texts}
        questions={questions}
        maxLength={500}
        onVote={({ id, votes }, hasVoted) =>
          setQuestions((before) =>
            before.map((question) =>
              question.id === id
                ? { ...question, hasVoted, votes: votes + (hasVoted ? 1 : -1) }
                : question,
            ),
          )
        }
      />
    </div>
  );
}

/** Sort the questions by votes. */
export const Do = () => <Board first={[wanted, newest]} />;

/** Sort the questions by time: the most wanted one sinks. */
export const Dont = () => <Board first={[newest, wanted]} />;

interface QuestionsProps extends Pick<
  QuestionBoardProps,
  't' | 'questions' | 'onVote' | 'maxLength' | 'timeZone'
> {
  /** Rejects with the reason, a sentence. */
  ask: (text: string, isAnonymous: boolean) => Promise<void>;
}

/** A refused question stays in the field, with the reason. */
export function Example({ ask, ...board }: QuestionsProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <QuestionBoard
      {...board}
      mayBeAnonymous
      problem={problem}
      onAsk={async (text, isAnonymous) => {
        setProblem(undefined);
        try {
          await ask(text, isAnonymous);
        } catch (error) {
          setProblem(error instanceof Error ? error.message : 'Couldn’t send it. Try again.');
          throw error;
        }
      }}
    />
  );
}
