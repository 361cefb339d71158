import { matrix } from '../../story/matrix.ts';
import type { TagProps } from './Tag.tsx';

export const tagStates = matrix<TagProps>({
  tone: ['neutral', 'brand', 'info', 'success', 'warning', 'danger', 'vip', 'live', 'outline'],
});
