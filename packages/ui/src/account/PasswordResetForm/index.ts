export * from './PasswordResetForm.tsx';
