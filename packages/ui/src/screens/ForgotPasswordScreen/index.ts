export * from './ForgotPasswordScreen.tsx';
