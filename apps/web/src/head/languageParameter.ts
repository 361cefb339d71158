/** The parameter that requests one language: the addresses that search engines list (I18N-18). */
export const LANGUAGE_PARAMETER = 'lang';
