import { useSearchParams } from 'react-router-dom';
import { laterPart } from '../../app/laterPart.tsx';
import { HomeFeature } from '../home/HomeFeature.tsx';
import { isSearch } from './searchQuery.ts';

/** What a search found; the home screen does without its fields and lists. */
export const searchResults = laterPart(
  'src/features/search/SearchResultsFeature.tsx',
  () => import('./SearchResultsFeature.tsx'),
);

/** `/search`: the home screen, or what a search found. */
export function SearchFeature() {
  const [query] = useSearchParams();
  return isSearch(query) ? <searchResults.Part /> : <HomeFeature />;
}
