export * from './PaymentPasswordSetup.tsx';
