import type { State } from '../../story/matrix.ts';
import type { LeaveGuardProps } from './LeaveGuard.tsx';

export const leaveGuardStates: State<LeaveGuardProps>[] = [
  { name: 'asking', props: {} },
  {
    name: 'custom text',
    props: {},
    words: ({ localized }) => ({
      title: localized('Leave without submitting the article?', '文章尚未提交，确定离开？'),
      children: localized(
        'Everything you wrote since noon will be lost.',
        '中午以后写的内容将会丢失。',
      ),
    }),
  },
];
