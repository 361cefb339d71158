import type { State } from '../../story/matrix.ts';
import type { TableProps } from './Table.tsx';

export interface SampleRow {
  id: number;
  name: string;
  amount: string;
}

export const tableStates: State<TableProps<SampleRow>>[] = [
  { name: 'rows', props: {} },
  { name: 'own row', props: { isOwn: (row) => row.id === 2 } },
  { name: 'empty', props: { rows: [] } },
];
