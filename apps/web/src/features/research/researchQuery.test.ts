import { expect, it } from 'vitest';
import { readResearch, researchHref, researchInput } from './researchQuery.ts';

it('CONT-01 an address and a list say the same', () => {
  const href = researchHref({ type: 'ai_notes', lang: 'zh', access: 'paid', author: '7', page: 2 });
  expect(href).toBe('/research?type=ai_notes&lang=zh&access=paid&author=7&page=2');
  const read = readResearch(new URLSearchParams(href.split('?')[1]));
  expect(researchInput(read)).toEqual({
    query: { per_page: 20, type: 'ai_notes', lang: 'zh', access: 'paid', author: 7, page: 2 },
  });
});

it('leaves out what an address cannot say', () => {
  const read = readResearch(new URLSearchParams('type=x&lang=fr&access=all&author=a&page=0'));
  expect(researchInput(read)).toEqual({ query: { per_page: 20 } });
  expect(researchHref(read)).toBe('/research');
});
