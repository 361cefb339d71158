import { createTranslate } from '@rostra/i18n';
import type { Locale, Texts } from '@rostra/i18n';
import { texts as english } from '@rostra/i18n/web/en';
import { accountTexts as englishAccount } from '@rostra/i18n/web/en/account';
import { liveTexts as englishLive } from '@rostra/i18n/web/en/live';
import { texts as chinese } from '@rostra/i18n/web/zh-CN';
import { accountTexts as chineseAccount } from '@rostra/i18n/web/zh-CN/account';
import { liveTexts as chineseLive } from '@rostra/i18n/web/zh-CN/live';
import type { LiveText } from '../screens/liveText.ts';
import type { ScreenText } from '../screens/screenText.ts';
import type { StoryContext } from './StoryContext.ts';
import { sampleFor } from './samples/texts.ts';
import type { Sample } from './samples/texts.ts';

const translates: Record<Locale, ScreenText> = {
  en: createTranslate<Texts>('en', { ...english, ...englishAccount }),
  'zh-CN': createTranslate<Texts>('zh-CN', { ...chinese, ...chineseAccount }),
};

/** Returns the app's texts, as screens get them in `t`. */
export const screenTextFor = (locale: Locale): ScreenText => translates[locale];

/** Returns the language of a story's sample texts. */
export const localeOfSample = (sample: Sample): Locale =>
  sample === sampleFor('en') ? 'en' : 'zh-CN';

/** Returns the texts in the language of a story's sample texts. */
export const screenTextOfSample = (sample: Sample): ScreenText =>
  screenTextFor(localeOfSample(sample));

/** Returns the language of the toolbar. */
export const localeOf = ({ globals }: StoryContext): Locale => globals['locale'] as Locale;

/** Returns the texts in the language of the toolbar. */
export const screenTextOf = (context: StoryContext): ScreenText => screenTextFor(localeOf(context));

const liveTranslates: Record<Locale, LiveText> = {
  en: createTranslate<Texts>('en', englishLive),
  'zh-CN': createTranslate<Texts>('zh-CN', chineseLive),
};

/** Returns the live room's texts, as its components get them in `t`. */
export const liveTextFor = (locale: Locale): LiveText => liveTranslates[locale];
