import type { Locale } from '@rostra/i18n';
import * as english from '@rostra/i18n/web/en';
import * as englishAccount from '@rostra/i18n/web/en/account';
import * as chinese from '@rostra/i18n/web/zh-CN';
import * as chineseAccount from '@rostra/i18n/web/zh-CN/account';
import type { TextBundle } from './LanguageState.ts';

/** All texts of the web app by language, for the server, stories and tests. */
export const allTexts: Readonly<Record<Locale, TextBundle>> = {
  en: {
    texts: { ...english.texts, ...englishAccount.accountTexts },
    uiTexts: english.uiTexts,
    areas: [],
  },
  'zh-CN': {
    texts: { ...chinese.texts, ...chineseAccount.accountTexts },
    uiTexts: chinese.uiTexts,
    areas: [],
  },
};
