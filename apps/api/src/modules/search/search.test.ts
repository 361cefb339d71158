import { describe, expect, it } from 'vitest';
import { markedExcerpt, markHits } from './markHits.ts';
import { searchParts, tsqueryOf } from './searchQuery.ts';
import { searchTerms } from './searchTerms.ts';
import { tokensOf } from './tokens.ts';

const terms = (text: string) => tokensOf(text).map(({ term }) => term);
const marked = (pieces: { text: string; hit: boolean }[]) =>
  pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

describe('tokensOf', () => {
  it('splits Han text into characters and pairs at consecutive positions [SRCH-09]', () => {
    expect(tokensOf('锂电池')).toEqual([
      { term: '锂', position: 1 },
      { term: '锂电', position: 1 },
      { term: '电', position: 2 },
      { term: '电池', position: 2 },
      { term: '池', position: 3 },
    ]);
  });

  it('folds full-width forms and case [I18N-19]', () => {
    expect(terms('ＡＩ Capex')).toEqual(['ai', 'capex']);
  });

  it('splits a ticker and keeps it whole', () => {
    expect(terms('HYCN.DEMO 600519.SH')).toEqual([
      'hycn.demo',
      'hycn',
      'demo',
      '600519.sh',
      '600519',
      'sh',
    ]);
  });

  it('separates scripts without a space between them', () => {
    expect(terms('A股2026年')).toEqual(['a', '股', '2026', '年']);
  });

  it('finds nothing in punctuation and emoji', () => {
    expect(terms(`'":*&|!<>() 🙂`)).toEqual([]);
  });
});

describe('searchTerms', () => {
  it('weighs titles A and texts B, with a gap between', () => {
    expect(searchTerms(['光伏'], ['ab'])).toBe("'光':1A '光伏':1A '伏':2A 'ab':12B");
  });

  it('stays within the positions of a tsvector', () => {
    const literal = searchTerms(['a'], ['词'.repeat(20_000)]);
    expect(literal.match(/\d+B/g)?.length).toBe(255 * 2);
    expect(Math.max(...(literal.match(/\d+/g) ?? []).map(Number))).toBeLessThan(16_384);
  });
});

describe('searchParts', () => {
  it.each([
    ['半导体', "('半导' <-> '导体')"],
    ['药', "'药'"],
    ['AI capex', "'ai' & 'capex':*"],
    ['比亚迪 锂电', "('比亚' <-> '亚迪') & ('锂电')"],
    ['600519.sh', "'600519.sh':*"],
    [`' | !:* <->`, ''],
    ['光伏 光伏', "('光伏')"],
  ])('queries %s by %s [SRCH-09]', (key, query) => {
    expect(tsqueryOf(searchParts(key))).toBe(query);
  });
});

it.each([
  ['半导体', "('半导':A <-> '导体':A)"],
  ['药 AI capex', "'药':A & 'ai':A & 'capex':*A"],
])('asks for %s in titles by %s [SRCH-02]', (key, query) => {
  expect(tsqueryOf(searchParts(key), 'A')).toBe(query);
});

describe('markHits', () => {
  it.each([
    ['半导体', '半导体设备与半导体材料', '[半导体]设备与[半导体]材料'],
    ['cap', 'AI Capex and recap', 'AI [Cap]ex and recap'],
    ['ai', 'AI said Aim', '[AI] said Aim'],
    ['ａｉ', 'ＡＩ 服务器', '[ＡＩ] 服务器'],
    ['锂电 电池', '锂电池', '[锂电池]'],
    ['<b>', '<b>x</b>', '<[b]>x</[b]>'],
    ['储能', '儲能與储能', '[儲能]與[储能]'],
    ['儲能', '一份儲能报告', '一份[儲能]报告'],
    ['吗啡', '嗎啡𠮶', '[嗎啡]𠮶'],
    ['𠮶', '嗰个', '[嗰]个'],
  ])('marks %s in %s [SRCH-10]', (key, text, expected) => {
    expect(marked(markHits(text, searchParts(key)))).toBe(expected);
  });

  it('cuts the excerpt around the first hit, not within a word [SRCH-10]', () => {
    const text = `${'alpha '.repeat(40)}module prices fell ${'omega '.repeat(40)}`;
    const excerpt = marked(markedExcerpt(text, searchParts('module'), 60));
    expect(excerpt).toMatch(/^…alpha .*\[module\] prices fell .*omega ?…$/);
    expect(excerpt.length).toBeLessThan(70);
  });

  it('starts at the beginning without a hit', () => {
    expect(marked(markedExcerpt('甲乙丙丁戊', searchParts('子'), 3))).toBe('甲乙丙…');
    expect(markedExcerpt('', [], 3)).toEqual([]);
  });
});
