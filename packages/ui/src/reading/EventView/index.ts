export * from './EventView.tsx';
