export * from './AudienceEntries.tsx';
