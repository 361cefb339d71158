import { matrix } from '../../story/matrix.ts';
import type { SpinnerProps } from './Spinner.tsx';

export const spinnerStates = matrix<SpinnerProps>({ size: ['sm', 'md'] });
