import { matrix } from '../../story/matrix.ts';
import type { BadgeProps } from './Badge.tsx';

export const badgeStates = matrix<BadgeProps>({
  tone: ['neutral', 'brand', 'danger'],
  count: [3, 42, 100],
});
