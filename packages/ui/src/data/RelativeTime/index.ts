export * from './RelativeTime.tsx';
