export * from './AccountField.tsx';
