import { matrix } from '../../story/matrix.ts';
import type { DividerProps } from './Divider.tsx';

export const dividerStates = matrix<DividerProps>({
  emphasis: ['subtle', 'default'],
  hasRake: [false, true],
});
