export * from './LiveTimer.tsx';
