import { expect, it } from 'vitest';
import { isSearch, readSearch, searchHref, searchInput } from './searchQuery.ts';

const read = (text: string) => readSearch(new URLSearchParams(text));

it('reads an address back as the same search [SRCH-07]', () => {
  const href = searchHref({ key: '半导体', type: 'notes', time: '1_week', page: 3 });
  expect(href).toBe('/search?key=%E5%8D%8A%E5%AF%BC%E4%BD%93&type=notes&time=1_week&page=3');
  expect(read(href.split('?')[1] ?? '')).toEqual({
    key: '半导体',
    type: 'notes',
    time: '1_week',
    industry: '',
    market: '',
    author: '',
    page: 3,
  });
});

it.each([
  ['2', 2],
  ['1', 1],
  ['0', 1],
  ['1.5', 1],
  ['two', 1],
])('reads page %s of an address as page %i [SRCH-07]', (text, page) => {
  expect(read(`key=a&page=${text}`).page).toBe(page);
});

it('accepts the six periods and nothing else [SRCH-06]', () => {
  for (const time of ['any', '3_days', '1_week', '1_month', '6_months', '1_year'])
    expect(read(`time=${time}`).time).toBe(time);
  expect(read('time=2_weeks').time).toBe('any');
});

it('narrows by industry, market and author together [SRCH-03]', () => {
  const search = { time: '1_month', industry: '2', market: '3', author: 'Okafor' } as const;
  const href = searchHref(search);
  expect(href).toBe('/search?time=1_month&industry=2&market=3&author=Okafor');
  expect(searchInput(read(href.split('?')[1] ?? ''))).toEqual({
    query: { per_page: 20, time: '1_month', industry: 2, market: 3, author: 'Okafor' },
  });
});

it('leaves out values that an address cannot hold', () => {
  const search = read('type=nonsense&industry=1%20or%201&market=0&page=-4&author=%20');
  expect(searchInput(search)).toEqual({ query: { per_page: 20 } });
});

it('replaces control characters with spaces, as the server refuses them', () => {
  expect(read('key=a%00b%07').key).toBe('a b');
  expect(read('key=%00').key).toBe('');
});

it('treats the path without a search as the home screen [SRCH-01]', () => {
  expect(isSearch(new URLSearchParams(''))).toBe(false);
  expect(isSearch(new URLSearchParams('utm_source=x'))).toBe(false);
  expect(isSearch(new URLSearchParams('time=any'))).toBe(true);
  expect(searchHref({})).toBe('/search');
  expect(searchHref({}, { isNewest: true })).toBe('/search?time=any');
});
