export * from './Plate.tsx';
