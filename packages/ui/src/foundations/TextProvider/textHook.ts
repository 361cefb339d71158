import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Texts, Translate, Translated } from '@rostra/i18n';
import { useUiLocale } from './TextProvider.tsx';

/**
 * Returns a hook that returns the function from key to text, for texts bundled with their
 * components.
 */
export function textHook<Source extends Texts>(texts: {
  en: Source;
  'zh-CN': Translated<Source>;
}): () => Translate<TextKey<Source>> {
  const translators: Readonly<Record<Locale, Translate<TextKey<Source>>>> = {
    en: createTranslate('en', texts.en),
    'zh-CN': createTranslate('zh-CN', texts['zh-CN']) as Translate<TextKey<Source>>,
  };
  return () => translators[useUiLocale()];
}
