export * from './AccountCodeField.tsx';
