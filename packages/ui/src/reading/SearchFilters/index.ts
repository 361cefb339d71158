export * from './SearchFilters.tsx';
