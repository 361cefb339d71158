import { describe, expect, it } from 'vitest';
import { addTags } from './addTags.ts';

describe('addTags', () => {
  it.each([
    ['optics', ['optics']],
    ['  bit   error ', ['bit error']],
    ['optics, lasers;test', ['optics', 'lasers', 'test']],
    ['光模块，激光器、测试；', ['光模块', '激光器', '测试']],
    ['a\nb', ['a', 'b']],
    [' , ', []],
  ])('splits %j', (text, added) => {
    expect(addTags([], text, {})).toEqual({ added, rest: '', refused: null });
  });

  it('keeps a duplicate in the field, in any case', () => {
    expect(addTags(['Optics'], 'optics', {})).toEqual({
      added: [],
      rest: 'optics',
      refused: { why: 'twice', tag: 'optics' },
    });
    expect(addTags([], 'a, A', {}).added).toEqual(['a']);
  });

  it('ignores invisible marks and width in comparisons [I18N-19]', () => {
    expect(addTags([], 'ai, a\u200Bi, ＡＩ\u202C, \u200B', {}).added).toEqual(['ai']);
    expect(addTags([], '👩\u200D🔬', {}).added).toEqual(['👩\u200D🔬']);
  });

  it('counts characters as a reader does, and cuts none', () => {
    expect(addTags([], '𠮷𠮷𠮷', { maxLength: 3 }).added).toEqual(['𠮷𠮷𠮷']);
    expect(addTags([], 'four', { maxLength: 3 })).toEqual({
      added: [],
      rest: 'four',
      refused: { why: 'tooLong', tag: 'four', most: 3 },
    });
  });

  it('adds as many tags as fit, and keeps the others in the field', () => {
    expect(addTags(['a'], 'b, c, d', { maxTags: 2 })).toEqual({
      added: ['b'],
      rest: 'c, d',
      refused: { why: 'full', most: 2 },
    });
  });
});
