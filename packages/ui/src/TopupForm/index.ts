export * from './TopupForm.tsx';
