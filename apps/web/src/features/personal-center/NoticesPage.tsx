import { formatRelativeTime } from '@rostra/i18n';
import { NoticesScreen } from '@rostra/ui/screens/NoticesScreen';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useFresh } from '../../data/useFresh.ts';
import { useInfiniteQuery } from '../../data/useInfiniteQuery.ts';
import { useLocale, useText } from '../../language/useText.ts';
import { safeReturnAddress } from '../../navigation/returnAddress.ts';
import { useNow } from '../../time/useNow.ts';
import { CenterMenu } from './CenterMenu.tsx';
import { MoreRows } from './MoreRows.tsx';
import { useNoticeSettings } from './useNoticeSettings.ts';

/** /personalCenter/notices. */
export function NoticesPage() {
  const t = useText();
  const locale = useLocale();
  const now = useNow();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const filter = query.get('show') === 'unread' ? 'unread' : 'all';
  const list = useInfiniteQuery('getNotices', {
    query: filter === 'unread' ? { unread: '1' } : {},
  });
  const unread = useQuery('getNoticesUnreadCount', {}, { silent: true });
  useFresh(list, filter);
  const settings = useNoticeSettings();
  const { mutate, isPending } = useMutation('postNoticesRead', {
    refreshes: ['getNoticesUnreadCount', 'getNotices'],
  });
  return (
    <NoticesScreen
      t={t}
      menu={<CenterMenu />}
      filter={filter}
      filters={{ all: pathname, unread: `${pathname}?show=unread` }}
      unread={unread.data?.unread ?? 0}
      notices={list.rows.map((row) => ({
        id: row.id,
        title: row.title,
        body: row.body,
        href: safeReturnAddress(row.link) ?? null,
        time: formatRelativeTime(new Date(row.created_at), now, locale),
        instant: row.created_at,
        isUnread: row.read_at === null,
      }))}
      onRead={(notice) => {
        if (notice.isUnread) void mutate({ body: { ids: [notice.id] } });
      }}
      onReadAll={() => void mutate({ body: {} })}
      isReading={isPending}
      isLoading={list.isLoading}
      hasFailed={list.error !== undefined && list.rows.length === 0}
      onRetry={() => void list.reload()}
      more={<MoreRows list={list} />}
      settings={settings}
    />
  );
}
