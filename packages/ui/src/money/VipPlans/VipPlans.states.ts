import type { State } from '../../story/matrix.ts';
import type { VipPlansProps } from './VipPlans.tsx';

export const vipPlansStates: State<VipPlansProps>[] = [
  { name: 'not a member', props: {} },
  {
    name: 'member',
    props: { currentLevel: 1 },
    words: ({ localized }) => ({ until: localized('20 May 2027', '2027 年 5 月 20 日') }),
  },
];
