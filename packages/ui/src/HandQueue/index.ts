export * from './HandQueue.tsx';
