import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { ReturnFigureProps } from './ReturnFigure.tsx';

export const returnFigureStates: State<ReturnFigureProps>[] = [
  ...matrix<ReturnFigureProps>({ percent: [12.84, -9.31, 0], size: ['sm', 'md', 'lg'] }),
  { name: 'rounds to nothing', props: { percent: -0.004 } },
  { name: 'four digits', props: { percent: 1234.5 } },
  { name: 'no price yet', props: { percent: null } },
];
