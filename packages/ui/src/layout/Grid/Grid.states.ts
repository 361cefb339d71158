import { matrix } from '../../story/matrix.ts';
import type { GridProps } from './Grid.tsx';

export const gridStates = matrix<GridProps>({ columns: [2, 3, 4, 'side'], gap: [3, 6] });
