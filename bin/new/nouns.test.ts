import { describe, expect, it } from 'vitest';
import { nounsOf, singularOf } from './nouns.ts';

describe('singularOf', () => {
  it.each([
    ['bulletins', 'bulletin'],
    ['stories', 'story'],
    ['boxes', 'box'],
    ['branches', 'branch'],
    ['classes', 'class'],
    ['houses', 'house'],
    ['marketNotes', 'marketNote'],
  ])('derives the singular of %s: %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  it.each(['data', 'status', 'glass', 'people'])('asks for the singular of %s', (word) => {
    expect(() => singularOf(word)).toThrow('--singular <name>');
  });
});

describe('nounsOf', () => {
  it('returns the forms of a name for code, paths and texts', () => {
    expect(nounsOf('marketNotes')).toEqual({
      names: 'marketNotes',
      name: 'marketNote',
      Names: 'MarketNotes',
      Name: 'MarketNote',
      NAMES: 'MARKET_NOTES',
      NAME: 'MARKET_NOTE',
      snakes: 'market_notes',
      snake: 'market_note',
      many: 'market notes',
      one: 'market note',
      Many: 'Market notes',
      One: 'Market note',
      aOne: 'a market note',
      AOne: 'A market note',
      chinese: 'market notes 内容',
    });
  });

  it('takes singular and Chinese name from the options', () => {
    expect(nounsOf('insights', { chinese: '洞见' })).toMatchObject({
      aOne: 'an insight',
      chinese: '洞见',
    });
    expect(nounsOf('criteria', { singular: 'criterion' })).toMatchObject({ name: 'criterion' });
  });

  it.each([
    ['Bulletins', 'lower camel case'],
    ['market-notes', 'lower camel case'],
    ['market_notes', 'lower camel case'],
    ['1notes', 'lower camel case'],
    ['notes2', 'lower camel case'],
    ['aAnnouncementsANDnotes', 'lower camel case'],
    ['../notes', 'lower camel case'],
    ['', 'lower camel case'],
    ['a'.repeat(50), 'more than 40 characters'],
    ['news', '"new" is reserved'],
    ['classes', '"class" is reserved'],
    ['titles', '"titles" is reserved'],
  ])('refuses the name "%s": %s', (name, reason) => {
    expect(() => nounsOf(name)).toThrow(reason);
  });

  it('refuses a singular that is the plural', () => {
    expect(() => nounsOf('sheep', { singular: 'sheep' })).toThrow('must differ');
  });
});
