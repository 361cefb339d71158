export * from './DatePicker.tsx';
export type { Day } from './day.ts';
