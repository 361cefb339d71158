export * from './ContactList.tsx';
