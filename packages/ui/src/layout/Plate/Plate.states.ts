import type { State } from '../../story/matrix.ts';
import { plateBackgrounds } from './drawPlate.ts';
import type { PlateProps } from './Plate.tsx';

export const plateStates: State<PlateProps>[] = [
  ...plateBackgrounds.map((background, index) => ({
    name: background,
    props: { id: index + 3, background },
  })),
  { name: 'band', props: { id: 12, background: 'ink', shape: 'band' as const } },
];
