export * from './RechargeScreen.tsx';
