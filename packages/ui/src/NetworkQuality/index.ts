export * from './NetworkQuality.tsx';
