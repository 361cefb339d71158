import { ARTICLE_KINDS } from '@rostra/contract';
import type { ArticleKind } from '@rostra/contract';

/** A list of research as its address says it (CONT-01). */
export interface ResearchQuery {
  type: ArticleKind | undefined;
  lang: 'any' | 'zh' | 'en';
  access: 'any' | 'free' | 'paid';
  /** Id of an author, or empty. */
  author: string;
  page: number;
}

const among = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined => values.find((value) => value === text);

/** Reads an address; what it does not know is left out. */
export function readResearch(query: URLSearchParams): ResearchQuery {
  const page = Number(query.get('page'));
  const author = query.get('author') ?? '';
  return {
    type: among(ARTICLE_KINDS, query.get('type')),
    lang: among(['zh', 'en'] as const, query.get('lang')) ?? 'any',
    access: among(['free', 'paid'] as const, query.get('access')) ?? 'any',
    author: /^[1-9]\d{0,9}$/.test(author) ? author : '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** What the list call takes for it. */
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

/** The address of a list. */
export function researchHref(wanted: Partial<ResearchQuery>): string {
  const query = new URLSearchParams();
  for (const name of ['type', 'lang', 'access', 'author', 'page'] as const) {
    const value = wanted[name];
    if (value !== undefined && value !== '' && value !== 'any' && value !== 1) {
      query.set(name, String(value));
    }
  }
  const text = query.toString();
  return text === '' ? '/research' : `/research?${text}`;
}
