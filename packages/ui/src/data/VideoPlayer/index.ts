export * from './VideoPlayer.tsx';
