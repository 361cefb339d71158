import type { State } from '../../story/matrix.ts';
import type { StockChartProps } from './StockChart.tsx';

const nothing = (): undefined => undefined;

/** Prices, promise and marks are the sample's. */
export const stockChartStates: State<StockChartProps>[] = [
  { name: 'a stock', props: { forecast: undefined, marks: [] } },
  { name: 'a viewpoint and its outcome', props: { range: undefined } },
  { name: 'loading', props: { state: 'loading', points: [] } },
  { name: 'failed', props: { state: 'failed', points: [], onRetry: nothing } },
  { name: 'no prices', props: { points: [] } },
];
