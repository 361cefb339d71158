export * from './EnteredEventList.tsx';
