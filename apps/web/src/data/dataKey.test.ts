import { expect, it } from 'vitest';
import { callOfKey, dataKey } from './dataKey.ts';

it('returns one key per reading, for any field order, number type and empty fields', () => {
  const key = dataKey('getArticles', { query: { page: 2, type: 'notes', lang: undefined } });
  expect(dataKey('getArticles', { query: { type: 'notes', page: '2' } })).toBe(key);
  expect(dataKey('getArticles', { query: { page: 3, type: 'notes' } })).not.toBe(key);
  expect(dataKey('getArticle', { params: { id: 7 } })).toBe(dataKey('getArticle', { params: { id: '7' } }));
  expect(callOfKey(key)).toBe('getArticles');
});
