export * from './EventScreen.tsx';
