import type { Locale } from '@rostra/i18n';

/** Inputs of the home screen's calls, shared by the route's `load` and the component. */
export const homeInputs = {
  /** Research in the reader's language, as translations would otherwise appear side by side. */
  articles: (locale: Locale) =>
    ({ query: { per_page: 5, lang: locale === 'en' ? 'en' : 'zh' } }) as const,
  events: { query: { per_page: 60 } },
  hot: { query: { limit: 6 } },
} as const;
