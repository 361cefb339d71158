export * from './EventCalendar.tsx';
export { gridSpan } from './eventDays.ts';
