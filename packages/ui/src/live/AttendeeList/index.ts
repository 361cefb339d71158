export * from './AttendeeList.tsx';
export * from './attendeeSource.ts';
