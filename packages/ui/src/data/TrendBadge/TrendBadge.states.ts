import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { TrendBadgeProps } from './TrendBadge.tsx';

export const trendBadgeStates: State<TrendBadgeProps>[] = [
  ...matrix<TrendBadgeProps>({ trend: ['bullish', 'bearish', 'none'] }),
  { name: 'bullish +30', props: { trend: 'bullish', expectedChange: 30 } },
  { name: 'bearish −80', props: { trend: 'bearish', expectedChange: -80 } },
  { name: 'neutral −15', props: { trend: 'none', expectedChange: -15 } },
  { name: 'neutral 0', props: { trend: 'none', expectedChange: 0 } },
  { name: 'neutral +15', props: { trend: 'none', expectedChange: 15 } },
];
