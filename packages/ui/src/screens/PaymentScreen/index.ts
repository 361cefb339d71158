export * from './PaymentScreen.tsx';
