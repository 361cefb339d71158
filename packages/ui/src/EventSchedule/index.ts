export * from './EventSchedule.tsx';
