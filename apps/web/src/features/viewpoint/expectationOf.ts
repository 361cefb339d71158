import type { Viewpoint } from '@rostra/contract';
import type { TrendBadgeProps } from '@rostra/ui/TrendBadge';

type Rated = Pick<Viewpoint, 'expected_trend' | 'expected_change' | 'actual_change'>;

/**
 * Returns an author's expectation, and the actual change in percent (COM-39); null while a price is
 * missing.
 */
export const expectationOf = (
  row: Rated,
): Required<Pick<TrendBadgeProps, 'trend' | 'expectedChange'>> & { came: number | null } => ({
  trend: row.expected_trend,
  expectedChange: row.expected_change,
  came: row.actual_change === null ? null : row.actual_change * 100,
});
