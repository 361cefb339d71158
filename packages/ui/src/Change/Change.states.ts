import { matrix } from '../story/matrix.ts';
import type { ChangeProps } from './Change.tsx';

export const changeStates = matrix<ChangeProps>({
  percent: [12.84, -9.31, 0],
  look: ['plain', 'chip'],
});
