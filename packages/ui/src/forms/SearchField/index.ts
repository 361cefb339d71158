export * from './SearchField.tsx';
export type { SearchSuggestion } from './SearchPanel.tsx';
export * from './useDebounced.ts';
