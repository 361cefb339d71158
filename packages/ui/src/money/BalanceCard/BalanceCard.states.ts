import type { State } from '../../story/matrix.ts';
import type { BalanceCardProps } from './BalanceCard.tsx';

export const balanceCardStates: State<BalanceCardProps>[] = [
  { name: 'all', props: {} },
  { name: 'nothing', props: { paid: 0, gift: 0, organizations: [], cardUses: 0 } },
  { name: 'loading', props: { isLoading: true } },
];
