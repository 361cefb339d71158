import type { State } from '../../story/matrix.ts';
import type { OrderTableProps } from './OrderTable.tsx';

export const orderTableStates: State<OrderTableProps>[] = [{ name: 'rows', props: {} }];
