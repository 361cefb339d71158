import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Translate } from '@rostra/i18n';
import { personalTexts } from '@rostra/i18n/ui-personal';
import { useUiLocale } from './TextProvider.tsx';

export type PersonalText = Translate<TextKey<(typeof personalTexts)['en']>>;

const translators: Readonly<Record<Locale, PersonalText>> = {
  en: createTranslate('en', personalTexts.en),
  'zh-CN': createTranslate('zh-CN', personalTexts['zh-CN']) as PersonalText,
};

/** A function from a key to a text of the components about a person's own. */
export const usePersonalText = (): PersonalText => translators[useUiLocale()];
