export * from './HomeScreen.tsx';
