import { expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

it.each([
  ['光模块：1.6T optics 的紧缺环节', 'zh-CN'],
  ['The orders of the chipmakers', 'en'],
  ['2187.HK', 'en'],
  ['38.00', undefined],
])('marks %s as %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
