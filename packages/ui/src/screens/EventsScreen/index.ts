export * from './EventsScreen.tsx';
