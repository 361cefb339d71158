export * from './AmountPicker.tsx';
