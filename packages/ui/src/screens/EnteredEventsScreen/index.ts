export * from './EnteredEventsScreen.tsx';
