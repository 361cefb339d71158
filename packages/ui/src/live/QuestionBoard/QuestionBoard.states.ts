import type { State } from '../../story/matrix.ts';
import type { QuestionBoardProps } from './QuestionBoard.tsx';

const nothing = () => undefined;

/** The story gives the questions, in its language. */
export const questionBoardStates: State<QuestionBoardProps>[] = [
  { name: 'the audience', props: { onAsk: nothing, onVote: nothing, mayBeAnonymous: true } },
  {
    name: 'the host',
    props: {
      view: 'host',
      onTakeUp: nothing,
      onAnswered: nothing,
      onReply: nothing,
      onHide: nothing,
      onRestore: nothing,
    },
  },
  { name: 'nothing asked yet', props: { questions: [], onAsk: nothing } },
  {
    name: 'not taken',
    props: { questions: [], onAsk: nothing },
    words: ({ localized }) => ({
      problem: localized(
        'Your question was not taken: the connection is lost. Try again.',
        '连接已断开，提问未能提交，请重试。',
      ),
    }),
  },
  {
    name: 'nothing can be asked any more',
    props: { onVote: nothing },
    words: ({ localized }) => ({
      refusal: localized('The host takes no more questions.', '主持人已停止接收提问。'),
    }),
  },
];
