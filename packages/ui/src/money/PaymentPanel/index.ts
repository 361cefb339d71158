export * from './PaymentFailure.tsx';
export * from './PaymentPanel.tsx';
