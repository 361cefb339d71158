export * from './SearchResults.tsx';
