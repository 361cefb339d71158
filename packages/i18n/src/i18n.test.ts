import { describe, expect, it, vi } from 'vitest';

import { countWords } from './countWords.ts';
import { createTranslate } from './createTranslate.ts';
import { formatMonth, formatShortDay, formatZone } from './format/formatCalendar.ts';
import { formatCount } from './format/formatCount.ts';
import { formatCoins, formatSignedCoins, formatYuan } from './format/formatMoney.ts';
import {
  formatClockRange,
  formatDate,
  formatDateTime,
  formatDay,
  formatRelativeTime,
} from './format/formatTime.ts';
import { localeFor, nameScriptFor, scriptOf } from './locale.ts';
import { localized } from './localized.ts';

describe('language', () => {
  it.each([
    ['zh-CN,zh;q=0.9', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['en-US,zh;q=0.9', 'en'],
    ['fr-FR', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('chooses for the languages %s the locale %s [I18N-02]', (languages, locale) => {
    expect(localeFor(languages)).toBe(locale);
  });

  it('prefers tc names for readers of Traditional Chinese [I18N-09]', () => {
    expect(['zh-HK', 'zh-Hant-TW', 'zh-CN', 'en'].map(nameScriptFor)).toEqual([
      'tc',
      'tc',
      'sc',
      'en',
    ]);
  });

  it('reads the first of several languages, and English without any [I18N-02, I18N-09]', () => {
    expect(localeFor(['zh-HK', 'en'])).toBe('zh-CN');
    expect(nameScriptFor(['zh-HK', 'en'])).toBe('tc');
    expect(nameScriptFor([])).toBe('en');
    expect(nameScriptFor(undefined)).toBe('en');
    expect((['zh-CN', 'en'] as const).map(scriptOf)).toEqual(['sc', 'en']);
  });

  it('falls back to the next script for a name, which is never blank [I18N-07, I18N-08]', () => {
    expect(localized({ sc_name: '甲', en_name: 'A' }, 'name', 'en')).toBe('A');
    expect(localized({ sc_name: '甲', tc_name: null, en_name: ' ' }, 'name', 'en')).toBe('甲');
    expect(localized({ sc_name: '', en_name: 'A' }, 'name', 'tc')).toBe('A');
  });

  it.each([
    ['sc', ['sc', 'tc', 'en']],
    ['tc', ['tc', 'sc', 'en']],
    ['en', ['en', 'sc', 'tc']],
  ] as const)('reads a name in %s, then in the order %j [I18N-07, I18N-08]', (script, order) => {
    const names = { sc_name: 'sc', tc_name: 'tc', en_name: 'en' };
    order.forEach((found, at) => {
      const empty = Object.fromEntries(order.slice(0, at).map((other) => [`${other}_name`, '']));
      expect(localized({ ...names, ...empty }, 'name', script)).toBe(found);
    });
  });
});

describe('texts', () => {
  it('logs an error for a missing key and returns an empty text [I18N-10]', () => {
    const report = vi.fn<(message: string) => void>();
    const text = createTranslate('en', { a: { b: 'Hello {{name}}' } } as const, report);
    expect(text('a.b', { name: 'Li' })).toBe('Hello Li');
    expect(report).not.toHaveBeenCalled();
    expect(text('a.c' as 'a.b')).toBe('');
    expect(report).toHaveBeenCalledWith('Missing text "a.c" in en');
  });
});

describe('direction', () => {
  it.each([
    ['Wei Chen', 'Mute Wei Chen?'],
    ['陈伟', 'Mute 陈伟?'],
    ['דנה לוי!', 'Mute \u2068דנה לוי!\u2069?'],
    ['ليلى حداد', 'Mute \u2068ليلى حداد\u2069?'],
    ['\u{10A00}!', 'Mute \u2068\u{10A00}!\u2069?'],
    ['Al\u200F', 'Mute \u2068Al\u200F\u2069?'],
    ['a\u202Eb', 'Mute \u2068ab\u2069?'],
    ['a\u202Bb', 'Mute \u2068ab\u2069?'],
    ['a\u2067b', 'Mute \u2068a\u2067b\u2069\u2069?'],
    ['a\u2069b\u2066', 'Mute \u2068ab\u2066\u2069\u2069?'],
    ['\u2068דנה\u2069', 'Mute \u2068\u2068דנה\u2069\u2069?'],
    [7, 'Mute 7?'],
  ])('isolates %s within a sentence only where it runs from right to left', (name, sentence) => {
    expect(createTranslate('en', { mute: 'Mute {{name}}?' } as const)('mute', { name })).toBe(
      sentence,
    );
  });
});

describe('numbers', () => {
  it.each([
    [10_000, '10,000', '10,000'],
    [10_001, '1.0W+', '10.0K+'],
    [123_456, '12.3W+', '123.4K+'],
    [1_234_567, '123.4W+', '1.2M+'],
  ])('formats %i as %s and %s [I18N-11, I18N-12]', (count, chinese, english) => {
    expect(formatCount(count, 'zh-CN')).toBe(chinese);
    expect(formatCount(count, 'en')).toBe(english);
  });

  it('formats prices with two decimals, the unit of coins and a true minus [UI-13, PAY-12]', () => {
    expect(formatCoins(1240, 'en')).toBe('1,240.00\u00A0coins');
    expect(formatCoins(12.5, 'zh-CN')).toBe('12.50\u00A0币');
    expect(formatCoins(500, 'zh-CN', { isWhole: true })).toBe('500\u00A0币');
    expect(formatCoins(12.5, 'en', { isWhole: true })).toBe('12.50\u00A0coins');
    expect(formatSignedCoins(-3.5, 'en')).toBe('−3.50\u00A0coins');
    expect(formatSignedCoins(3.5, 'zh-CN')).toBe('+3.50\u00A0币');
    expect(formatYuan(258.4, 'zh-CN')).toBe('¥258.40');
  });
});

describe('times', () => {
  const now = new Date('2026-09-08T06:30:00Z');
  const ago = (ms: number): string => formatRelativeTime(new Date(now.getTime() - ms), now, 'en');
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;

  it('shows minutes and hours below 24 hours, then days [I18N-13, I18N-15]', () => {
    expect(ago(30_000)).toBe('now');
    expect(ago(5 * MINUTE)).toBe('5 min ago');
    expect(ago(23 * 60 * MINUTE)).toBe('23 hours ago');
    expect(ago(2 * DAY)).toBe('2 days ago');
    expect(ago(30 * DAY)).toBe('30 days ago');
  });

  /** The text with every space an ordinary one. */
  const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

  it('shows a date beyond 30 days [I18N-14]', () => {
    expect(plain(ago(31 * DAY))).toBe('8 Aug 2026');
    expect(plain(formatRelativeTime(new Date(now.getTime() - 31 * DAY), now, 'zh-CN'))).toBe(
      '2026 年 8 月 8 日',
    );
  });

  it('formats a time in its zone [I18N-16]', () => {
    expect(plain(formatDateTime(now, 'en'))).toBe('8 Sep 2026, 14:30');
    expect(plain(formatDateTime(now, 'en', 'America/New_York'))).toBe('8 Sep 2026, 02:30');
    expect(plain(formatDateTime(now, 'zh-CN'))).toBe('2026 年 9 月 8 日 14:30');
    expect(plain(formatDate(new Date('2026-09-08T23:00:00Z'), 'en'))).toBe('9 Sep 2026');
  });

  it('breaks a date across lines only before its weekday or clock', () => {
    expect(formatDateTime(now, 'zh-CN').split(' ')).toHaveLength(2);
    expect(formatDateTime(now, 'en').split(' ')).toHaveLength(2);
    expect(formatDay(now, 'zh-CN').split(' ')).toHaveLength(2);
    expect(formatDay(now, 'en').split(' ')).toHaveLength(1);
  });

  it('days and ranges follow the look', () => {
    expect(plain(formatDay(now, 'en'))).toBe('Tue 8 Sep');
    expect(plain(formatDay(now, 'zh-CN'))).toBe('9 月 8 日 周二');
    expect(formatZone('Asia/Shanghai', 'zh-CN')).toBe('北京时间');
    expect(formatZone('America/New_York', 'en')).toBe('Eastern Time');
    expect(plain(formatMonth(now, 'en'))).toBe('Sep 2026');
    expect(plain(formatMonth(now, 'zh-CN'))).toBe('2026 年 9 月');
    expect(formatShortDay(now, 'en')).toEqual({ weekday: 'Tue', day: '8' });
    expect(formatShortDay(now, 'zh-CN')).toEqual({ weekday: '周二', day: '8' });
    expect(formatClockRange(now, new Date(now.getTime() + 60 * MINUTE))).toBe('14:30–15:30');
  });
});

describe('words', () => {
  it('counts a CJK character as a word, and so a run of letters or digits [I18N-20]', () => {
    expect(countWords('半导体设备')).toEqual({ characters: 5, words: 0, total: 5 });
    expect(countWords('AI capex in 2026')).toEqual({ characters: 0, words: 4, total: 4 });
    expect(countWords('宁德时代 Q3 业绩，up 12%')).toMatchObject({ characters: 6, words: 3 });
    expect(countWords('')).toEqual({ characters: 0, words: 0, total: 0 });
  });
});
