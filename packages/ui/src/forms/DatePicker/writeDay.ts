import type { Locale } from '@rostra/i18n';
import { midnightOf } from './day.ts';
import type { Day } from './day.ts';

const INTL: Readonly<Record<Locale, string>> = { en: 'en-GB', 'zh-CN': 'zh-CN' };

/** CAL-02: weeks begin on Sunday in English, on Monday in Chinese. */
export const FIRST_WEEKDAY: Readonly<Record<Locale, number>> = { en: 0, 'zh-CN': 1 };

/** Positions between Chinese characters and digits, which stay together. */
const INSIDE = /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g;
/** The position between a date and its weekday. */
const BEFORE_WEEKDAY = /(?<=日)(?=[星周])/;

/**
 * Formats a day in the reader's language, with the spaces of our Chinese style, as `formatDate` of
 * `@rostra/i18n` writes them.
 */
export const writeDay = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  midnightOf(day)
    .toLocaleDateString(INTL[locale], { timeZone: 'UTC', ...options })
    .replaceAll(INSIDE, '\u00A0')
    .replace(BEFORE_WEEKDAY, ' ');
