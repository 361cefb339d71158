export * from './EventStrip.tsx';
export { EventLegend } from './EventBars.tsx';
export type { EventCounts, EventType } from './EventBars.tsx';
