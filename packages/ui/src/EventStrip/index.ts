export * from './EventStrip.tsx';
