import { matrix } from '../../story/matrix.ts';
import type { ProgressProps } from './Progress.tsx';

export const progressStates = matrix<ProgressProps>({ value: [0, 40, 100] });
