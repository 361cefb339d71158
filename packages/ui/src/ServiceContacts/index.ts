export * from './ServiceContacts.tsx';
