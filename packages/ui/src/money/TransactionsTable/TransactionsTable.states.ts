import type { State } from '../../story/matrix.ts';
import type { TransactionsTableProps } from './TransactionsTable.tsx';

export const transactionsTableStates: State<TransactionsTableProps>[] = [
  { name: 'movements', props: {} },
];
