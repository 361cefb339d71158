export * from './LegalText.tsx';
