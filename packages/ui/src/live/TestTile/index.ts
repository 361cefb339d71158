export * from './TestTile.tsx';
