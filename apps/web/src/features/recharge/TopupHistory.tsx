import { TOPUP_CONFIRM_WORKING_DAYS } from '@rostra/contract';
import { formatDateTime } from '@rostra/i18n';
import { Button } from '@rostra/ui/Button';
import { EmptyState } from '@rostra/ui/EmptyState';
import { ErrorState } from '@rostra/ui/ErrorState';
import { Skeleton } from '@rostra/ui/Skeleton';
import { TopupList } from '@rostra/ui/TopupList';
import { useInfiniteQuery } from '../../data/useInfiniteQuery.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { useTopupUpdates } from './useTopupUpdates.ts';

/** The reader's top-ups, newest first. */
export function TopupHistory() {
  const t = useText();
  const locale = useLocale();
  const list = useInfiniteQuery('getTopups', { query: {} });
  useTopupUpdates(list);
  if (list.error !== undefined && list.rows.length === 0) {
    return <ErrorState onRetry={() => void list.reload()} />;
  }
  if (list.isLoading) return <Skeleton shape="line" count={3} isAnnounced />;
  if (list.rows.length === 0) {
    return (
      <EmptyState title={t('recharge.history.empty')}>{t('recharge.history.emptyText')}</EmptyState>
    );
  }
  return (
    <>
      <TopupList
        t={t}
        workingDays={TOPUP_CONFIRM_WORKING_DAYS}
        rows={list.rows.map((row) => ({
          id: row.id,
          date: formatDateTime(new Date(row.created_at), locale),
          coins: row.coins,
          gift: row.gift,
          state: row.state,
          reference: row.reference,
          reason: row.reason,
        }))}
      />
      {list.hasMore && (
        <Button
          emphasis="outline"
          tone="neutral"
          isPending={list.isLoadingMore}
          onPress={list.loadMore}
        >
          {t('personalCenter.more')}
        </Button>
      )}
    </>
  );
}
