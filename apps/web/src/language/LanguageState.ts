import type { Locale, NameScript, TextKey, Translate } from '@rostra/i18n';
import type { texts, uiTexts } from '@rostra/i18n/web/en';
import type { Translated } from '@rostra/i18n';

export type WebTextKey = TextKey<typeof texts>;

/** The texts of one language, the app's and the library's. */
export interface TextBundle {
  readonly texts: Translated<typeof texts>;
  readonly uiTexts: Translated<typeof uiTexts>;
}

/** The language of the page and everything that speaks it. */
export interface LanguageState {
  readonly locale: Locale;
  /** Which script of names the reader sees. */
  readonly script: NameScript;
  readonly bundle: TextBundle;
  readonly t: Translate<WebTextKey>;
}
