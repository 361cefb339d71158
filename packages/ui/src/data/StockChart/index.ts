export * from './StockChart.tsx';
export type { ChartMark, ChartRange, Forecast, PricePoint } from './chartTypes.ts';
