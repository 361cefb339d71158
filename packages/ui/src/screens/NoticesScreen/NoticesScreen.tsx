import type { ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { EmptyState } from '../../EmptyState/index.ts';
import { ErrorState } from '../../ErrorState/index.ts';
import { NoticeList } from '../../NoticeList/index.ts';
import type { NoticeItem } from '../../NoticeList/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import { TabLinks } from '../../TabLinks/index.ts';
import { PersonalCenterLayout } from '../PersonalCenterLayout/index.ts';
import type { ScreenText } from '../screenText.ts';

export interface NoticesScreenProps {
  t: ScreenText;
  menu: ReactNode;
  notices: readonly NoticeItem[];
  filter: 'all' | 'unread';
  filters: { all: string; unread: string };
  /** Unread notices in all. */
  unread: number;
  onRead: (notice: NoticeItem) => void;
  onReadAll: () => void;
  isReading: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  more?: ReactNode;
}

/** /personalCenter/notices: what concerns the reader, newest first. */
export function NoticesScreen(props: NoticesScreenProps) {
  const { t, filter } = props;
  return (
    <PersonalCenterLayout
      menu={props.menu}
      title={t('personalCenter.notices.title')}
      action={
        props.unread > 0 ? (
          <Button
            emphasis="outline"
            tone="neutral"
            isPending={props.isReading}
            onPress={props.onReadAll}
          >
            {t('personalCenter.notices.markAll')}
          </Button>
        ) : undefined
      }
    >
      <TabLinks
        label={t('personalCenter.notices.filter')}
        tabs={(['all', 'unread'] as const).map((key) => ({
          href: props.filters[key],
          text: t(`personalCenter.notices.${key}`),
          isCurrent: key === filter,
        }))}
      />
      {props.hasFailed ? (
        <ErrorState onRetry={props.onRetry} />
      ) : props.isLoading ? (
        <Skeleton shape="line" count={6} isAnnounced />
      ) : props.notices.length === 0 ? (
        <EmptyState
          title={t(
            filter === 'unread'
              ? 'personalCenter.notices.emptyUnread'
              : 'personalCenter.notices.empty',
          )}
        >
          {t('personalCenter.notices.emptyText')}
        </EmptyState>
      ) : (
        <NoticeList t={t} notices={props.notices} onRead={props.onRead} />
      )}
      {props.more}
    </PersonalCenterLayout>
  );
}
