import type { Locale } from '@rostra/i18n';
import { screenTextFor } from './screenText.ts';

/** A callback that nobody listens to. */
export const nothing = (): undefined => undefined;

/** The rate that samples show yuan at. */
export const yuanPerCoin = 6.8;

/** The app's texts, and the choice between two of our own, in one language. */
export function sampleWords(locale: Locale) {
  const isChinese = locale === 'zh-CN';
  return {
    t: screenTextFor(locale),
    say: (english: string, chinese: string): string => (isChinese ? chinese : english),
  };
}
