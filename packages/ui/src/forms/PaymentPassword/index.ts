export * from './PaymentPassword.tsx';
