import type { Locale } from '@rostra/i18n';
import type { InBoth } from '@rostra/ui/story/cast';

/** Returns a row's name as the API has it, in every script. */
export const named = (en: string, zh: string) => ({ sc_name: zh, tc_name: null, en_name: en });

/** Returns the API's names of a member of the cast. */
export const namedAs = (name: InBoth) => named(name.en, name['zh-CN']);

/** Returns the pattern of a name in either language. */
export const either = (name: InBoth): RegExp => new RegExp(`${name.en}|${name['zh-CN']}`);

/** The instant of all stories. */
export const sampleNow = Date.parse('2026-09-03T07:20:00Z');

const HOUR_MS = 3_600_000;

/** Returns an instant as the API writes it, this many hours from the stories' current time. */
export const inHours = (hours: number): string =>
  new Date(sampleNow + hours * HOUR_MS).toISOString();

/** Returns a function that picks the text in the reader's language, as the API does. */
export const textIn =
  (locale: Locale) =>
  (en: string, zh: string): string =>
    locale === 'en' ? en : zh;
