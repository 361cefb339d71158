import { describe, expect, it } from 'vitest';
import { foldScript, foldText } from './foldText.ts';

/** All Han characters. */
const characters = Array.from({ length: 0x3_23_b0 - 0x34_00 }, (_none, index) =>
  String.fromCodePoint(0x34_00 + index),
).filter((character) => /\p{Script=Han}/u.test(character));

describe('foldText', () => {
  it.each([
    ['儲能', '储能'],
    ['電池', '电池'],
    ['專家', '专家'],
    ['衞星', '卫星'],
    ['綫路', '线路'],
    ['顯著', '显著'],
    ['什麼', '什么'],
    ['乾坤', '乾坤'],
  ])('makes %s and %s the same [SRCH-09]', (traditional, simplified) => {
    expect(foldText(traditional)).toBe(foldText(simplified));
  });

  it('folds full-width forms and case [I18N-19]', () => {
    expect(foldText('ＡＩ Capex')).toBe('ai capex');
  });

  it('leaves folded text unchanged', () => {
    const folded = characters.map(foldScript);
    expect(folded.filter((character) => foldScript(character) !== character)).toEqual([]);
  });

  it('keeps the number of characters', () => {
    expect(characters.filter((character) => [...foldScript(character)].length !== 1)).toEqual([]);
  });
});
