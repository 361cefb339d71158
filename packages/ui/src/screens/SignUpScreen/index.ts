export * from './SignUpScreen.tsx';
