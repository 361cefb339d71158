export * from './ErrorScreen.tsx';
