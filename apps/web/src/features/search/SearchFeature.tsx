import { useSearchParams } from 'react-router-dom';
import { laterPart } from '../../app/laterPart.tsx';
import { HomeFeature } from '../home/HomeFeature.tsx';
import { isSearch } from './searchQuery.ts';

/** Search results; the home screen does without their fields and lists. */
export const searchResults = laterPart(
  'src/features/search/SearchResultsFeature.tsx',
  () => import('./SearchResultsFeature.tsx'),
);

/** `/search`: the home screen, or search results. */
export function SearchFeature() {
  const [query] = useSearchParams();
  return isSearch(query) ? <searchResults.Part /> : <HomeFeature />;
}
