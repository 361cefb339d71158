export * from './NoticesScreen.tsx';
