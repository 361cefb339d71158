export * from './PpvPacks.tsx';
