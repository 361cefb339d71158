export * from './PhoneField.tsx';
