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

  it.each([
    ['帳期', '账期'],
    ['壞帳', '坏账'],
    ['計畫', '计划'],
    ['籌畫', '筹划'],
    ['覆盤', '复盘'],
    ['回覆', '回复'],
    ['供應鍊', '供应链'],
    ['諮詢', '咨询'],
    ['瞭解', '了解'],
    ['憑藉', '凭借'],
    ['其餘', '其余'],
    ['復甦', '复苏'],
    ['座標', '坐标'],
    ['想像', '想象'],
    ['鉅額', '巨额'],
    ['傢俱', '家具'],
    ['彷彿', '仿佛'],
    ['矽片', '硅片'],
    ['祇有', '只有'],
  ])('finds the words %s and %s for each other [SRCH-09]', (traditional, simplified) => {
    expect(foldText(traditional)).toBe(foldText(simplified));
  });

  it.each([
    ['値', '值'],
    ['硏', '研'],
    ['厰', '厂'],
    ['臺', '台'],
    ['裏裡', '里里'],
    ['週', '周'],
    ['鬥鬪', '斗斗'],
    ['佈', '布'],
    ['佔', '占'],
    ['峯', '峰'],
    ['綫線', '线线'],
    ['麪麵', '面面'],
    ['羣', '群'],
    ['啟啓', '启启'],
    ['眞', '真'],
    ['産產', '产产'],
    ['説說', '说说'],
    ['爲為', '为为'],
    ['牀', '床'],
    ['汚汙', '污污'],
    ['僱', '雇'],
    ['彙匯', '汇汇'],
  ])('folds the forms %s into %s [SRCH-09]', (forms, standard) => {
    expect(foldText(forms)).toBe(standard);
  });

  it('folds full-width forms and case [I18N-19]', () => {
    expect(foldText('ＡＩ Capex')).toBe('ai capex');
  });

  it('folds texts with invisible marks into the same text [I18N-19]', () => {
    for (const mark of ['\u200B', '\u00AD', '\u200E', '\u202A', '\uFEFF', '\u2060'])
      expect(foldText(`${mark}机${mark}器 A${mark}I${mark}`)).toBe('机器 ai');
    expect(foldText('e\u200D\u0301')).toBe(foldText('\u00E9'));
  });

  it('leaves folded text unchanged', () => {
    const folded = characters.map(foldScript);
    expect(folded.filter((character) => foldScript(character) !== character)).toEqual([]);
  });

  it('keeps the number of characters', () => {
    expect(characters.filter((character) => [...foldScript(character)].length !== 1)).toEqual([]);
  });
});
