export * from './AccessDetails.tsx';
