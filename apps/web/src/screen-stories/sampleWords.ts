import type { Locale } from '@rostra/i18n';

/** A row's name as the API has it, in every script. */
export const named = (en: string, zh: string) => ({ sc_name: zh, tc_name: null, en_name: en });

/** The instant that the stories stand at. */
export const sampleNow = Date.parse('2026-09-03T07:20:00Z');

const HOUR_MS = 3_600_000;

/** An instant as the API writes it, so many hours from the stories' now. */
export const inHours = (hours: number): string =>
  new Date(sampleNow + hours * HOUR_MS).toISOString();

/** What the API answers in one language: the text of the reader's. */
export const sayIn =
  (locale: Locale) =>
  (en: string, zh: string): string =>
    locale === 'en' ? en : zh;
