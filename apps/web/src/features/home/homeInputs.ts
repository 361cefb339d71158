import type { Locale } from '@rostra/i18n';

/** What the home screen reads; the route's `load` and the component ask the same. */
export const homeInputs = {
  /** Research in the reader's language: the other language's twins would stand beside it. */
  articles: (locale: Locale) =>
    ({ query: { per_page: 5, lang: locale === 'en' ? 'en' : 'zh' } }) as const,
  events: { query: { per_page: 60 } },
  hot: { query: { limit: 6 } },
} as const;
