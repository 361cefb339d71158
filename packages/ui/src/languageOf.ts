import type { Locale } from '@rostra/i18n';

/**
 * Returns the language of a text, for its `lang` attribute where the data has none: Chinese when it
 * holds a Chinese character. Returns undefined for text without letters.
 */
export function languageOf(text: string): Locale | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}
