export * from './MeetingRules.tsx';
