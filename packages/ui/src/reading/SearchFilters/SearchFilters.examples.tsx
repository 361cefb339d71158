import { Button } from '@rostra/ui/Button';
import { SearchFilters } from '@rostra/ui/SearchFilters';
import type { SearchFiltersProps, SearchFilterValues } from '@rostra/ui/SearchFilters';
import { Stack } from '@rostra/ui/Stack';
import { useState } from 'react';
import { screenTextFor } from '../../story/screenText.ts';

const NONE: SearchFilterValues = { time: 'any', industry: '', market: '', author: '' };

interface Filters extends Pick<SearchFiltersProps, 't' | 'values' | 'industries' | 'markets'> {
  search: (values: SearchFilterValues) => void;
}

/** Filters of a search page: every choice searches again, with the new address. */
export function Example({ search, ...filters }: Filters) {
  return <SearchFilters {...filters} onChange={search} onReset={() => search(NONE)} />;
}

function Chosen() {
  const [values, setValues] = useState(NONE);
  return (
    <SearchFilters
      t={screenTextFor('en')}
      values={values}
      industries={[{ value: '2', label: 'Semiconductors' }]}
      markets={[{ value: '3', label: 'United States' }]}
      onChange={setValues}
      onReset={() => setValues(NONE)}
    />
  );
}

/** Let each choice act at once. */
export const Do = () => <Chosen />;

/** Add a button that applies choices which already act. */
export const Dont = () => (
  <Stack align="start">
    <Chosen />
    <Button>Apply filters</Button>
  </Stack>
);
