import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Translate, Translated } from '@rostra/i18n';
import type { consoleTexts, uiTexts } from '@rostra/i18n/web/en/consoles';

/** Texts of one language, as their file exports them. */
export interface ConsoleTexts {
  readonly consoleTexts: Translated<typeof consoleTexts>;
  readonly uiTexts: Translated<typeof uiTexts>;
}

export type ConsoleTextKey = TextKey<typeof consoleTexts>;

/** The language of a console. */
export interface ConsoleLanguage {
  readonly locale: Locale;
  readonly uiTexts: ConsoleTexts['uiTexts'];
  readonly t: Translate<ConsoleTextKey>;
}

/** Makes the language from its texts. */
export const consoleLanguage = (locale: Locale, texts: ConsoleTexts): ConsoleLanguage => ({
  locale,
  uiTexts: texts.uiTexts,
  t: createTranslate(locale, texts.consoleTexts),
});

/** Loads the texts of one language; the other is never loaded. */
export async function loadConsoleLanguage(locale: Locale): Promise<ConsoleLanguage> {
  const texts = await (locale === 'en'
    ? import('@rostra/i18n/web/en/consoles')
    : import('@rostra/i18n/web/zh-CN/consoles'));
  return consoleLanguage(locale, texts);
}
