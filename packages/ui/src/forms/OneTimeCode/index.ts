export * from './OneTimeCode.tsx';
