export * from './DialInWaysScreen.tsx';
