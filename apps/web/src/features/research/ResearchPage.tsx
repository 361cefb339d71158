import { ARTICLE_KINDS } from '@rostra/contract';
import { Pagination } from '@rostra/ui/Pagination';
import { ResearchScreen } from '@rostra/ui/screens/ResearchScreen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../data/useQuery.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { useNow } from '../../time/useNow.ts';
import { articleCardOf } from '../article/articleCardOf.ts';
import { readResearch, researchHref, researchInput } from './researchQuery.ts';

/** Research by type, language and access. */
export function ResearchPage() {
  const t = useText();
  const name = useLocalized();
  const navigate = useNavigate();
  const now = useNow();
  const [query] = useSearchParams();
  const locale = useLocale();
  const wanted = readResearch(query, locale);
  const list = useQuery('getArticles', researchInput(wanted), { keepsPrevious: true });
  const first = { ...wanted, page: 1 };
  return (
    <ResearchScreen
      t={t}
      now={now}
      kinds={[undefined, ...ARTICLE_KINDS].map((type) => ({
        href: researchHref({ ...first, type }, locale),
        text: t(`search.kinds.${type ?? 'all'}`),
        isCurrent: wanted.type === type,
      }))}
      lang={wanted.lang}
      access={wanted.access}
      onFilter={(values) => void navigate(researchHref({ ...first, ...values }, locale))}
      articles={list.data.map((row) => articleCardOf(row, name))}
      total={list.meta?.total}
      state={list.error ? 'error' : list.isLoading ? 'loading' : 'ready'}
      allHref="/research?written_in=any"
      pages={
        list.meta && (
          <Pagination
            page={list.meta.page}
            totalPages={list.meta.total_pages}
            getHref={(page) => researchHref({ ...wanted, page }, locale)}
          />
        )
      }
      onRetry={() => void list.reload()}
    />
  );
}
