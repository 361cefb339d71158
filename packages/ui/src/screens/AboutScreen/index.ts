export * from './AboutScreen.tsx';
