/** The interface's two languages. */
export type Locale = 'zh-CN' | 'en';

/** Which scripts of a name a reader prefers; Traditional readers see `tc_` (decisions, I18N-09). */
export type NameScript = 'sc' | 'tc' | 'en';

/**
 * Returns the interface's language for an Accept-Language header or a list of browser languages:
 * Chinese if the first entry matches zh, otherwise English (platform §1).
 */
export const localeFor = (acceptLanguage: string | readonly string[] | undefined): Locale => {
  const first =
    typeof acceptLanguage === 'string' ? acceptLanguage.split(',')[0] : acceptLanguage?.[0];
  return first !== undefined && /^\s*zh\b/i.test(first) ? 'zh-CN' : 'en';
};

/**
 * Returns the script of names for the same languages: zh-TW, zh-HK and zh-Hant readers get `tc`.
 */
export const nameScriptFor = (
  acceptLanguage: string | readonly string[] | undefined,
): NameScript => {
  const first =
    (typeof acceptLanguage === 'string' ? acceptLanguage.split(',')[0] : acceptLanguage?.[0]) ?? '';
  if (/^\s*zh-(tw|hk|mo|hant)\b/i.test(first)) return 'tc';
  return /^\s*zh\b/i.test(first) ? 'sc' : 'en';
};

export const scriptOf = (locale: Locale): NameScript => (locale === 'en' ? 'en' : 'sc');
