import type { Locale } from '@rostra/i18n';
import { midnightOf } from './day.ts';
import type { Day } from './day.ts';

const INTL: Readonly<Record<Locale, string>> = { en: 'en-GB', 'zh-CN': 'zh-CN' };

/** CAL-02: weeks begin on Sunday in English, on Monday in Chinese. */
export const FIRST_WEEKDAY: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1 };

/** Formats a day in the reader's language. */
export const writeDay = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  midnightOf(day).toLocaleDateString(INTL[locale], { timeZone: 'UTC', ...options });

/** Positions between Chinese characters and digits, and between a date and its weekday. */
const GAPS = /(?<=\d)(?=[年月日])|(?<=[年月日])(?=[\d星周])/g;

/** Formats a day as a title, with the spaces of our Chinese style between text and digits. */
export const titleOfDay = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  writeDay(day, locale, options).replaceAll(GAPS, ' ');
