import type { Locale, NameScript, TextKey, Texts, Translate, Translated } from '@rostra/i18n';
import type { texts, uiTexts } from '@rostra/i18n/web/en';
import type { accountTexts } from '@rostra/i18n/web/en/account';
import type { TextArea } from './TextArea.ts';

export type WebTextKey = TextKey<typeof texts> | TextKey<typeof accountTexts>;

/** The texts of one language, the app's and the library's. */
export interface TextBundle {
  /** Those of the shell and of the areas loaded so far. */
  readonly texts: Texts;
  readonly uiTexts: Translated<typeof uiTexts>;
  /** The areas in it, which a change of language loads again. */
  readonly areas: readonly TextArea[];
}

/** The language of the page and everything that depends on it. */
export interface LanguageState {
  readonly locale: Locale;
  /** The script of names that the reader sees. */
  readonly script: NameScript;
  readonly bundle: TextBundle;
  readonly t: Translate<WebTextKey>;
}
