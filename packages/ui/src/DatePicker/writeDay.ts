import type { Locale } from '@rostra/i18n';
import { midnightOf } from './day.ts';
import type { Day } from './day.ts';

const INTL: Readonly<Record<Locale, string>> = { en: 'en-GB', 'zh-CN': 'zh-CN' };

/** CAL-02: weeks begin on Sunday in English, on Monday in Chinese. */
export const FIRST_WEEKDAY: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1 };

/** A day as the reader's language writes it. */
export const writeDay = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  midnightOf(day).toLocaleDateString(INTL[locale], { timeZone: 'UTC', ...options });

/** Where Chinese parts from figures, and a weekday from its date. */
const GAPS = /(?<=\d)(?=[年月日])|(?<=[年月日])(?=[\d星周])/g;

/** The same as a title: with the spaces that our Chinese has between words and figures. */
export const titleOfDay = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  writeDay(day, locale, options).replaceAll(GAPS, ' ');
