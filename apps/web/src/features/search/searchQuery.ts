import { SEARCH_KINDS, SEARCH_TIMES } from '@rostra/contract';
import type { SearchKind, SearchTime } from '@rostra/contract';

/** Where the browser searches before scripts load. */
export const SEARCH_FORM = { action: '/search', parameter: 'key' };

/** A search as described by its address (SRCH-07). */
export interface SearchQuery {
  key: string;
  type: SearchKind | undefined;
  time: SearchTime;
  /** ID of an industry, or empty. */
  industry: string;
  /** ID of a market, or empty. */
  market: string;
  author: string;
  page: number;
}

const PARAMETERS = ['key', 'type', 'time', 'industry', 'market', 'author', 'page'] as const;

const among = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** Maximum length of the words that the server accepts. */
const KEY_MAX = 100;
const AUTHOR_MAX = 60;

/** Returns a given ID, or empty if it is none. */
const idOf = (text: string | null): string =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? text : '';

/** Returns trimmed words without control characters, which the server refuses. */
const wordsOf = (text: string | null, max: number): string =>
  (text ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, max);

/** Checks whether an address requests results; without a search `/search` is the home screen. */
export const isSearch = (query: URLSearchParams): boolean =>
  PARAMETERS.some((name) => query.has(name));

/** Reads an address; unknown values are left out. */
export function readSearch(query: URLSearchParams): SearchQuery {
  const page = Number(query.get('page'));
  return {
    key: wordsOf(query.get('key'), KEY_MAX),
    type: among(SEARCH_KINDS, query.get('type')),
    time: among(SEARCH_TIMES, query.get('time')) ?? 'any',
    industry: idOf(query.get('industry')),
    market: idOf(query.get('market')),
    author: wordsOf(query.get('author'), AUTHOR_MAX),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Returns the search call's input. */
export function searchInput({ key, type, time, industry, market, author, page }: SearchQuery) {
  return {
    query: {
      per_page: 20,
      ...(key === '' ? {} : { key }),
      ...(type === undefined ? {} : { type }),
      ...(time === 'any' ? {} : { time }),
      ...(industry === '' ? {} : { industry: Number(industry) }),
      ...(market === '' ? {} : { market: Number(market) }),
      ...(author === '' ? {} : { author }),
      ...(page === 1 ? {} : { page }),
    },
  };
}

/**
 * Returns the address of a search. With nothing to search for, it is the home screen, or with
 * `isNewest` the newest of all types.
 */
export function searchHref(
  search: Partial<SearchQuery>,
  { isNewest = false }: { isNewest?: boolean } = {},
): string {
  const query = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = search[name];
    if (value === undefined || value === '' || value === 1 || value === 'any') continue;
    query.set(name, String(value));
  }
  if (query.size === 0 && isNewest) query.set('time', 'any');
  const text = query.toString();
  return text === '' ? '/search' : `/search?${text}`;
}
