import type { Locale, NameScript, TextKey, Translate, Translated } from '@rostra/i18n';
import type { texts, uiTexts } from '@rostra/i18n/web/en';
import type { accountTexts } from '@rostra/i18n/web/en/account';

export type WebTexts = typeof texts & typeof accountTexts;

export type WebTextKey = TextKey<typeof texts> | TextKey<typeof accountTexts>;

/** The texts of one language, the app's and the library's. */
export interface TextBundle {
  readonly texts: Translated<typeof texts>;
  readonly uiTexts: Translated<typeof uiTexts>;
  /** Texts of the screens about account and money; null until the first of them is opened. */
  readonly accountTexts: Translated<typeof accountTexts> | null;
}

/** The language of the page and everything that depends on it. */
export interface LanguageState {
  readonly locale: Locale;
  /** The script of names that the reader sees. */
  readonly script: NameScript;
  readonly bundle: TextBundle;
  readonly t: Translate<WebTextKey>;
}
