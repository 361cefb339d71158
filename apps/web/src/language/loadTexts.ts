import type { Locale } from '@rostra/i18n';
import type { TextBundle } from './LanguageState.ts';

/** Brings one language's texts; the other never travels (I18N, performance W3). */
export function loadTexts(locale: Locale): Promise<TextBundle> {
  return locale === 'en' ? import('@rostra/i18n/web/en') : import('@rostra/i18n/web/zh-CN');
}
