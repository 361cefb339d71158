import type { Locale } from '@rostra/i18n';

/**
 * The language that a text is written in, for its `lang` attribute where the data does not say:
 * Chinese when it holds a Chinese character. Gives nothing for text without letters.
 */
export function languageOf(text: string): Locale | undefined {
  if (/\p{Script=Han}/u.test(text)) return 'zh-CN';
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined;
}
