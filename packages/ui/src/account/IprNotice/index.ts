export * from './IprNotice.tsx';
