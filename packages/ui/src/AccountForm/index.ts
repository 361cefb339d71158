export * from './AccountForm.tsx';
