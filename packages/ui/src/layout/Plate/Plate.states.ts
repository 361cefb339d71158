import type { State } from '../../story/matrix.ts';
import { plateGrounds } from './drawPlate.ts';
import type { PlateProps } from './Plate.tsx';

export const plateStates: State<PlateProps>[] = [
  ...plateGrounds.map((ground, index) => ({ name: ground, props: { id: index + 3, ground } })),
  { name: 'band', props: { id: 12, ground: 'ink', shape: 'band' as const } },
];
