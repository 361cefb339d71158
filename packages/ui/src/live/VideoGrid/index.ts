export * from './VideoGrid.tsx';
