import type { State } from '../../story/matrix.ts';
import type { ScoreFormProps } from './ScoreForm.tsx';

const some = [
  { type: 'content', value: 4, reasons: ['insightful'] },
  { type: 'speaker', value: 2, reasons: [] },
];

/** The story gives the subject of the score, in its language. */
export const scoreFormStates: State<ScoreFormProps>[] = [
  { name: 'nothing chosen', props: { scores: [] } },
  { name: 'some chosen', props: { scores: some } },
  { name: 'given', props: { scores: some, state: 'given' } },
  { name: 'changed', props: { scores: some, state: 'changed' } },
  { name: 'on its way', props: { scores: some, isPending: true } },
  {
    name: 'not taken',
    props: { scores: some },
    words: ({ localized }) => ({
      problem: localized(
        'Couldn’t submit your rating: the connection was lost. Try again.',
        '连接已断开，评分未能提交，请重试。',
      ),
    }),
  },
];
