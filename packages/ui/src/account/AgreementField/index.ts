export * from './AgreementField.tsx';
