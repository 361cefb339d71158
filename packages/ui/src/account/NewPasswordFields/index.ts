export * from './NewPasswordFields.tsx';
