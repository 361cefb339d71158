import { expect, it } from 'vitest';
import { LANGUAGE_PARAMETER } from '../../head/languageParameter.ts';
import { readResearch, researchHref, researchInput } from './researchQuery.ts';

it('reads an address back as the same list [CONT-01]', () => {
  const wanted = { type: 'ai_notes', lang: 'zh', access: 'paid', author: '7', page: 2 } as const;
  const href = researchHref(wanted, 'en');
  expect(href).toBe('/research?type=ai_notes&written_in=zh&access=paid&author=7&page=2');
  const read = readResearch(new URLSearchParams(href.split('?')[1]), 'en');
  expect(researchInput(read)).toEqual({
    query: { per_page: 20, type: 'ai_notes', lang: 'zh', access: 'paid', author: 7, page: 2 },
  });
});

it('shows the reader’s language unless both are requested', () => {
  expect(readResearch(new URLSearchParams(''), 'zh-CN').lang).toBe('zh');
  expect(researchHref({ lang: 'zh' }, 'zh-CN')).toBe('/research');
  expect(researchHref({ lang: 'any' }, 'en')).toBe('/research?written_in=any');
  const both = readResearch(new URLSearchParams('written_in=any'), 'en');
  expect(researchInput(both)).toEqual({ query: { per_page: 20 } });
});

it('leaves out values that an address cannot hold', () => {
  const query = new URLSearchParams('type=x&written_in=fr&access=all&author=a&page=0');
  const read = readResearch(query, 'en');
  expect(researchInput(read)).toEqual({ query: { per_page: 20, lang: 'en' } });
  expect(researchHref(read, 'en')).toBe('/research');
});

it('separates the language of the texts from that of the interface [I18N-03]', () => {
  const address = researchHref({ lang: 'zh' }, 'en');
  expect(new URL(address, 'https://rostra.test').searchParams.has(LANGUAGE_PARAMETER)).toBe(false);
});
