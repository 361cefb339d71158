export * from './SearchTerms.tsx';
