import { expect, it } from 'vitest';
import { writeDay } from './writeDay.ts';

it.each([
  [{ year: 'numeric', month: 'long' }, '2026 年 9 月', 'September 2026'],
  [{ dateStyle: 'full' }, '2026 年 9 月 3 日 星期四', 'Thursday, 3 September 2026'],
  [{ weekday: 'long', month: 'long', day: 'numeric' }, '9 月 3 日 星期四', 'Thursday 3 September'],
] as const)(
  'formats titles with %j and the spaces of our Chinese style',
  (options, chinese, english) => {
    const written = writeDay('2026-09-03', 'zh-CN', options);
    expect(written.replaceAll('\u00A0', ' ')).toBe(chinese);
    expect(written).not.toMatch(/\d [年月日]/);
    expect(writeDay('2026-09-03', 'en', options)).toBe(english);
  },
);
