export * from './SearchScreen.tsx';
