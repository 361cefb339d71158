export * from './LegalScreen.tsx';
