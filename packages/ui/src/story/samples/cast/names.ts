import type { Locale } from '@rostra/i18n';

/** A name or a text in each language. */
export type InBoth = Readonly<Record<Locale, string>>;

export const inBoth = (english: string, chinese: string): InBoth => ({
  en: english,
  'zh-CN': chinese,
});
