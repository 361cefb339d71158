export * from './BankAccount.tsx';
