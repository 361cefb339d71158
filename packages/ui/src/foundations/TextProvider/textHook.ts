import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Texts, Translate, Translated } from '@rostra/i18n';
import { useMemo } from 'react';
import { translateBy } from './textFunction.ts';
import type { TextArea } from './textFunction.ts';
import { useTextFunction, useUiLocale } from './TextProvider.tsx';

/**
 * Returns a hook that returns the function from key to text, for texts bundled with their
 * components. An app with its own function for texts is asked for them too, behind `area`.
 */
export function textHook<Source extends Texts>(
  area: TextArea,
  texts: {
    en: Source;
    'zh-CN': Translated<Source>;
  },
): () => Translate<TextKey<Source>> {
  const translators: Readonly<Record<Locale, Translate<TextKey<Source>>>> = {
    en: createTranslate('en', texts.en),
    'zh-CN': createTranslate('zh-CN', texts['zh-CN']) as Translate<TextKey<Source>>,
  };
  return function useAreaText() {
    const locale = useUiLocale();
    const t = useTextFunction();
    return useMemo(
      () => (t ? translateBy<TextKey<Source>>(t, area) : translators[locale]),
      [locale, t],
    );
  };
}
