import { matrix } from '../../story/matrix.ts';
import type { PaginationProps } from './Pagination.tsx';

export const paginationStates = matrix<PaginationProps>(
  { page: [1, 2, 6, 12], totalPages: [3, 12] },
  (p) => (p.page ?? 1) > (p.totalPages ?? 1),
);
