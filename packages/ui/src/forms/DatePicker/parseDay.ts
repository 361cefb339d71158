import { cleanLine, plainDigits } from '@rostra/i18n/input';
import { dayOf } from './day.ts';
import type { Day } from './day.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year first, with any separators: 2026-9-3, 2026/09/03, 2026 年 9 月 3 日. */
const YEAR_FIRST = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/;
/** Digits only: 20260903. */
const BARE = /^(\d{4})(\d{2})(\d{2})$/;
/** 3 Sep 2026, 3 September 2026. */
const DATE_FIRST = /^(\d{1,2})\.?\s*([a-z]{3,9})\.?,?\s*(\d{4})$/;
/** Sep 3, 2026. */
const MONTH_FIRST = /^([a-z]{3,9})\.?\s*(\d{1,2}),?\s+(\d{4})$/;

const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3)) + 1;

/**
 * Parses a day written in either language. Returns undefined for text that is no day, and for
 * ambiguous dates such as 3/9/2026: a wrong day would be worse than a question.
 */
export function parseDay(written: string): Day | undefined {
  const text = plainDigits(cleanLine(written)).toLowerCase();
  const figures = YEAR_FIRST.exec(text) ?? BARE.exec(text);
  if (figures) {
    const [, year, month, date] = figures;
    return dayOf({ year: Number(year), month: Number(month), date: Number(date) });
  }
  const dateFirst = DATE_FIRST.exec(text);
  if (dateFirst) {
    const [, date, month = '', year] = dateFirst;
    return dayOf({ year: Number(year), month: monthOf(month), date: Number(date) });
  }
  const [, month = '', date, year] = MONTH_FIRST.exec(text) ?? [];
  return month === ''
    ? undefined
    : dayOf({ year: Number(year), month: monthOf(month), date: Number(date) });
}
