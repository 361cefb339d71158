import { ARTICLE_KINDS } from '@rostra/contract';
import type { ArticleKind } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';

/** A list of research as described by its address (CONT-01). */
export interface ResearchQuery {
  type: ArticleKind | undefined;
  lang: 'any' | 'zh' | 'en';
  access: 'any' | 'free' | 'paid';
  /** ID of an author, or empty. */
  author: string;
  page: number;
}

const among = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** The filter's name in an address; `lang` requests the language of the interface there. */
const LANG_PARAMETER = 'written_in';

const langOf = (locale: Locale): 'zh' | 'en' => (locale === 'en' ? 'en' : 'zh');

/** Reads an address; unknown values are left out. Without a language it is the reader's. */
export function readResearch(query: URLSearchParams, locale: Locale): ResearchQuery {
  const page = Number(query.get('page'));
  const author = query.get('author') ?? '';
  return {
    type: among(ARTICLE_KINDS, query.get('type')),
    lang: among(['any', 'zh', 'en'] as const, query.get(LANG_PARAMETER)) ?? langOf(locale),
    access: among(['free', 'paid'] as const, query.get('access')) ?? 'any',
    author: /^[1-9]\d{0,9}$/.test(author) ? author : '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/**
 * Returns the parameters that make a list a page of its own for search engines: its type and page.
 * A filtered list leads to the first page of the unfiltered one.
 */
export function canonicalResearch(
  { type, lang, access, author, page }: ResearchQuery,
  locale: Locale,
): { type?: ArticleKind; page?: string } {
  const isFiltered = lang !== langOf(locale) || access !== 'any' || author !== '';
  return {
    ...(type === undefined ? {} : { type }),
    ...(page === 1 || isFiltered ? {} : { page: String(page) }),
  };
}

/** Returns the list call's input. */
export const researchInput = ({ type, lang, access, author, page }: ResearchQuery) => ({
  query: {
    per_page: 20,
    ...(type === undefined ? {} : { type }),
    ...(lang === 'any' ? {} : { lang }),
    ...(access === 'any' ? {} : { access }),
    ...(author === '' ? {} : { author: Number(author) }),
    ...(page === 1 ? {} : { page }),
  },
});

/** Returns the address of a list; the reader's own language is left out. */
export function researchHref(wanted: Partial<ResearchQuery>, locale: Locale): string {
  const query = new URLSearchParams();
  const isDefault: Record<string, unknown> = { lang: langOf(locale), access: 'any', page: 1 };
  for (const name of ['type', 'lang', 'access', 'author', 'page'] as const) {
    const value = wanted[name];
    if (value !== undefined && value !== '' && value !== isDefault[name]) {
      query.set(name === 'lang' ? LANG_PARAMETER : name, String(value));
    }
  }
  const text = query.toString();
  return text === '' ? '/research' : `/research?${text}`;
}
