import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Translate } from '@rostra/i18n';
import { onDemandTexts } from '@rostra/i18n/ui-on-demand';
import { useUiLocale } from './TextProvider.tsx';

type OnDemandTextKey = TextKey<(typeof onDemandTexts)['en']>;

const translators: Readonly<Record<Locale, Translate<OnDemandTextKey>>> = {
  en: createTranslate('en', onDemandTexts.en),
  'zh-CN': createTranslate('zh-CN', onDemandTexts['zh-CN']) as Translate<OnDemandTextKey>,
};

/** A function from a key to a text of the components that pages load when they need them. */
export const useOnDemandText = (): Translate<OnDemandTextKey> => translators[useUiLocale()];
