export * from './Change.tsx';
