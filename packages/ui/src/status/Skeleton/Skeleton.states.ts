import { matrix } from '../../story/matrix.ts';
import type { SkeletonProps } from './Skeleton.tsx';

export const skeletonStates = matrix<SkeletonProps>(
  { shape: ['line', 'title', 'circle', 'plate', 'control'], count: [1, 3] },
  (p) => p.shape !== 'line' && p.count === 3,
);
