import { ScoreForm } from '@rostra/ui/ScoreForm';
import type { ScoreFormProps } from '@rostra/ui/ScoreForm';
import { useState, useTransition } from 'react';
import { scoreSample } from '../../story/samples/score.ts';
import { nothing } from '../../story/samples/words.ts';

interface Rating extends Pick<ScoreFormProps, 'subject' | 'respects' | 'scores' | 'onChange'> {
  /** Resolves with the reason of a refusal, if there is one. */
  send: (scores: ScoreFormProps['scores']) => Promise<string | undefined>;
}

/** A rating whose scores the page keeps, so that a failed submission loses nothing. */
export function Example({ send, onChange, ...rating }: Rating) {
  const [state, setState] = useState<ScoreFormProps['state']>('new');
  const [problem, setProblem] = useState<string>();
  const [isPending, startSending] = useTransition();
  return (
    <ScoreForm
      {...rating}
      onChange={(scores) => {
        onChange(scores);
        setProblem(undefined);
        if (state === 'given') setState('changed');
      }}
      onSend={() =>
        startSending(async () => {
          const refusal = await send(rating.scores);
          setProblem(refusal);
          if (refusal === undefined) setState('given');
        })
      }
      state={state}
      problem={problem}
      isPending={isPending}
    />
  );
}

function Rated({ problem }: Pick<ScoreFormProps, 'problem'>) {
  const [scores, setScores] = useState<ScoreFormProps['scores']>([
    { type: 'content', value: 4, reasons: ['insightful'] },
  ]);
  return (
    <ScoreForm
      subject="What chipmakers are really ordering"
      respects={scoreSample('en').slice(0, 2)}
      scores={scores}
      onChange={setScores}
      onSend={nothing}
      problem={problem}
    />
  );
}

/** Accept a single score. */
export const Do = () => <Rated />;

/** Insist on a score in every respect. */
export const Dont = () => <Rated problem="Rate everything before you submit." />;
