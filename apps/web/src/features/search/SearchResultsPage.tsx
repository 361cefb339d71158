import { SEARCH_KINDS } from '@rostra/contract';
import { Pagination } from '@rostra/ui/Pagination';
import type { SearchFilterValues } from '@rostra/ui/SearchFilters';
import { SearchScreen } from '@rostra/ui/screens/SearchScreen';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../data/useQuery.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { useNow } from '../../time/useNow.ts';
import { homeInputs } from '../home/homeInputs.ts';
import { filterInputs } from './filterInputs.ts';
import { searchHitOf } from './searchHitOf.ts';
import { SEARCH_FORM, readSearch, searchHref, searchInput } from './searchQuery.ts';
import { useSearchHistory } from './useSearchHistory.ts';

const newest = { isNewest: true };

/**
 * Returns the search of the address bar. After a press it is ahead of the drawn one until the next
 * screen is ready: filters selected in between are added to it, and revert nothing.
 */
const searchNow = () => readSearch(new URLSearchParams(globalThis.location.search));

/** Returns the filters that differ from those shown. */
const changedIn = (values: SearchFilterValues, shown: SearchFilterValues) => ({
  ...(values.time === shown.time ? {} : { time: values.time }),
  ...(values.industry === shown.industry ? {} : { industry: values.industry }),
  ...(values.market === shown.market ? {} : { market: values.market }),
  ...(values.author === shown.author ? {} : { author: values.author }),
});

/** Search results, with types and filters. */
export default function SearchResultsPage() {
  const [query] = useSearchParams();
  const search = readSearch(query);
  const t = useText();
  const name = useLocalized();
  const states = useDictionary('event_status');
  const navigate = useNavigate();
  const now = useNow();
  const history = useSearchHistory();
  const list = useQuery('getSearch', searchInput(search), { keepsPrevious: true });
  const industries = useQuery('getIndustries', filterInputs.industries, { silent: true });
  const markets = useQuery('getTickerRegions', filterInputs.markets, { silent: true });
  const hot = useQuery('getSearchHot', homeInputs.hot, { silent: true });
  const [value, setValue] = useState(search.key);
  const requested = useRef(search.key);
  useEffect(() => {
    // The address was changed by something other than this field: a link, or going back.
    if (requested.current === search.key) return;
    requested.current = search.key;
    setValue(search.key);
  }, [search.key]);
  const ask = (key: string, isTyping: boolean) => {
    const wanted = key.trim();
    if (isTyping && wanted === requested.current) return;
    requested.current = wanted;
    void navigate(searchHref({ ...searchNow(), key: wanted, page: 1 }, newest), {
      replace: isTyping,
      preventScrollReset: true,
    });
  };
  const first = { ...search, page: 1 };
  const optionsOf = (rows: typeof industries.data | typeof markets.data) =>
    rows.map((row) => ({ value: String(row.id), label: name(row) }));
  return (
    <SearchScreen
      t={t}
      now={now}
      searchKey={search.key}
      search={{
        value,
        onChange: setValue,
        onSubmit: (key) => ask(key, false),
        onSearch: (key) => ask(key, true),
        form: SEARCH_FORM,
        ...history,
      }}
      kinds={[undefined, ...SEARCH_KINDS].map((type) => ({
        href: searchHref({ ...first, type }, newest),
        text: t(`search.kinds.${type ?? 'all'}`),
        isCurrent: search.type === type,
      }))}
      filters={{
        values: search,
        industries: optionsOf(industries.data),
        markets: optionsOf(markets.data),
        onChange: (values) => {
          const changed = changedIn(values, search);
          void navigate(searchHref({ ...searchNow(), page: 1, ...changed }, newest));
        },
        onReset: () => {
          const { key, type } = searchNow();
          void navigate(searchHref({ key, type }, newest));
        },
      }}
      hits={list.data.map((row) => searchHitOf(row, states.label))}
      total={list.meta?.total}
      state={list.error ? 'error' : list.isLoading ? 'loading' : 'ready'}
      widen={{
        anyTime: search.time === 'any' ? undefined : searchHref({ ...first, time: 'any' }, newest),
        allKinds: search.type && searchHref({ ...first, type: undefined }, newest),
      }}
      hotTerms={(hot.data ?? []).map(({ term }) => ({ term, href: searchHref({ key: term }) }))}
      pages={
        list.meta && (
          <Pagination
            page={list.meta.page}
            totalPages={list.meta.total_pages}
            getHref={(page) => searchHref({ ...search, page }, newest)}
          />
        )
      }
      onRetry={() => void list.reload()}
    />
  );
}
