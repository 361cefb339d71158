import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../app/lazyComponent.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { isSearch } from './searchQuery.ts';

/** Search results; the home screen does without their fields and lists. */
export const searchResults = lazyComponent(
  'src/features/search/SearchResultsPage.tsx',
  () => import('./SearchResultsPage.tsx'),
);

/** `/search`: the home screen, or search results. */
export function SearchPage() {
  const [query] = useSearchParams();
  return isSearch(query) ? <searchResults.Component /> : <HomePage />;
}
