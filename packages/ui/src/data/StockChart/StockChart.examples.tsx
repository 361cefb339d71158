import { StockChart } from '@rostra/ui/StockChart';
import type { ChartRange, StockChartProps } from '@rostra/ui/StockChart';
import { useState } from 'react';
import { samplePrices } from '../../story/samples/price.ts';

const points = samplePrices('2026-07-01', 60, 28.4, 32.05);
const mark = (day: string, label: string) => ({ id: day, day, label });

/** Mark what was published on a day. */
export const Do = () => (
  <StockChart
    name="Haoyuan Energy Storage"
    currency="HKD"
    points={points}
    marks={[mark('2026-07-20', 'Update 1')]}
  />
);

/** Mark each move, which the line shows already. */
export const Dont = () => (
  <StockChart
    name="Haoyuan Energy Storage"
    currency="HKD"
    points={points}
    marks={[
      mark('2026-07-07', 'Falls'),
      mark('2026-07-20', 'Rises'),
      mark('2026-08-03', 'Falls'),
      mark('2026-08-17', 'Rises'),
    ]}
  />
);

interface ViewpointChartProps
  extends Pick<StockChartProps, 'name' | 'currency' | 'points' | 'forecast' | 'updatedAt'> {
  load: (range: ChartRange) => Promise<void>;
}

/** A viewpoint’s forecast and the price since; the old range stays while the next one loads. */
export function Example({ load, ...stock }: ViewpointChartProps) {
  const [range, setRange] = useState<ChartRange>('quarter');
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const show = (next: ChartRange) => {
    setRange(next);
    setState('loading');
    load(next).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <StockChart
      {...stock}
      delayMinutes={15}
      range={range}
      onRangeChange={show}
      state={state}
      onRetry={() => show(range)}
    />
  );
}
