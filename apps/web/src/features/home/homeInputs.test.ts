import { expect, it } from 'vitest';
import { homeInputs } from './homeInputs.ts';

it.each([
  ['en', 'en'],
  ['zh-CN', 'zh'],
] as const)('reads research of a reader in %s in %s', (locale, lang) => {
  expect(homeInputs.articles(locale)).toEqual({ query: { per_page: 5, lang } });
});
