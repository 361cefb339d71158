export * from './Plate.tsx';
export * from './drawPlate.ts';
export * from './plateLook.ts';
