export * from './PasswordField.tsx';
export * from './passwordRules.ts';
