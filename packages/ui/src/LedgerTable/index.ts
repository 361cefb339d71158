export * from './LedgerTable.tsx';
