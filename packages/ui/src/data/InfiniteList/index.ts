export * from './InfiniteList.tsx';
