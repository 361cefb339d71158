export * from './CodeField.tsx';
