import { LinkButton } from '@rostra/ui/LinkButton';
import { SearchResults } from '@rostra/ui/SearchResults';
import type { SearchResultsProps } from '@rostra/ui/SearchResults';
import { sampleNow } from '../../story/samples/now.ts';
import { screenTextFor } from '../../story/screenText.ts';

/** The results of a request in each of its states, with a next step if nothing is found. */
export function Example(
  props: Pick<SearchResultsProps, 't' | 'hits' | 'now' | 'state' | 'onRetry'>,
) {
  return (
    <SearchResults
      {...props}
      empty={{
        title: 'No results',
        text: 'Use fewer words, or search in all types.',
        actions: <LinkButton href="/search?type=all">Search all types</LinkButton>,
      }}
    />
  );
}

const search = { t: screenTextFor('en'), hits: [], now: sampleNow };

/** Offer a way on when nothing is found. */
export const Do = () => (
  <SearchResults
    {...search}
    empty={{
      title: 'No results for “optical modul”',
      text: 'Check the spelling, or search in all types.',
      actions: (
        <LinkButton href="#all" emphasis="outline" tone="neutral">
          Search all types
        </LinkButton>
      ),
    }}
  />
);

/** End the search with a reproach and no next step. */
export const Dont = () => (
  <SearchResults {...search} empty={{ title: 'Invalid search', text: 'Nothing matches.' }} />
);
