export * from './OrderTable.tsx';
