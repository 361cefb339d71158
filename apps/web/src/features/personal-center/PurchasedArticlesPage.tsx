import { formatDate } from '@rostra/i18n';
import { PurchasedArticlesScreen } from '@rostra/ui/screens/PurchasedArticlesScreen';
import { useFresh } from '../../data/useFresh.ts';
import { useInfiniteQuery } from '../../data/useInfiniteQuery.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { CenterMenu } from './CenterMenu.tsx';
import { MoreRows } from './MoreRows.tsx';

/** /personalCenter/purchase/articles. */
export function PurchasedArticlesPage() {
  const t = useText();
  const locale = useLocale();
  const list = useInfiniteQuery('getPurchasedArticles', { query: {} });
  useFresh(list);
  return (
    <PurchasedArticlesScreen
      t={t}
      menu={<CenterMenu />}
      rows={list.rows.map(({ order, article }) => ({
        id: order.id,
        title: article?.title ?? order.title,
        href: article === null ? null : `/article/detail/${article.id}`,
        date: formatDate(new Date(order.paid_at ?? order.created_at), locale),
        paidWith: order.paid_with,
        price: order.price,
        state: order.state,
      }))}
      isLoading={list.isLoading}
      hasFailed={list.error !== undefined && list.rows.length === 0}
      onRetry={() => void list.reload()}
      more={<MoreRows list={list} />}
      browseHref="/research"
    />
  );
}
