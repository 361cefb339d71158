export * from './SignUpForm.tsx';
