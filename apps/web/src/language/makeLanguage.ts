import { createTranslate } from '@rostra/i18n';
import type { Locale, NameScript, Translate } from '@rostra/i18n';
import type { LanguageState, TextBundle, WebTextKey } from './LanguageState.ts';

/** Makes the state of the page's language from its texts. */
export function makeLanguage(
  locale: Locale,
  script: NameScript,
  bundle: TextBundle,
): LanguageState {
  const t = createTranslate(locale, bundle.texts) as Translate<WebTextKey>;
  return { locale, script, bundle, t };
}
