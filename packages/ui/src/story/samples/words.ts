import type { Locale } from '@rostra/i18n';
import type { ScreenText } from '../../screens/screenText.ts';
import { screenTextFor } from '../screenText.ts';

/** A callback without effect. */
export const nothing = (): undefined => undefined;

/** The rate that samples show yuan at. */
export const yuanPerCoin = 6.8;

/** The texts of one language. */
export interface SampleWords {
  locale: Locale;
  /** The app's texts. */
  t: ScreenText;
  /** Chooses between two wordings of our own. */
  localized: (english: string, chinese: string) => string;
}

/** Returns the app's texts, and the choice between two of our own, in one language. */
export function sampleWords(locale: Locale): SampleWords {
  const isChinese = locale === 'zh-CN';
  return {
    locale,
    t: screenTextFor(locale),
    localized: (english, chinese) => (isChinese ? chinese : english),
  };
}
