import type { State } from '../../story/matrix.ts';
import type { VipPlansProps } from './VipPlans.tsx';

export const vipPlansStates: State<VipPlansProps>[] = [
  { name: 'not a member', props: {} },
  { name: 'member', props: { currentLevel: 1, until: '2027-05-20' } },
];
