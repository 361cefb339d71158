export * from './PayerPicker.tsx';
