import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { NoticeList } from '../../account/NoticeList/index.ts';
import type { NoticeItem } from '../../account/NoticeList/index.ts';
import { NoticeSettings } from '../../account/NoticeSettings/index.ts';
import type { NoticeSettingsProps } from '../../account/NoticeSettings/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { PersonalCenterLayout } from '../PersonalCenterLayout/index.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import type { RootProps } from '../../rootProps.ts';

export interface NoticesScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The personal center's menu. */
  menu: ReactNode;
  /** Newest first; as `filter` asks for them. */
  notices: readonly NoticeItem[];
  /** Which of the two lists is shown. */
  filter: 'all' | 'unread';
  /** Addresses of the two lists. */
  filters: { all: string; unread: string };
  /** The number of unread notifications. */
  unread: number;
  /** Called for a notification that is opened or marked; the app reports it to the server. */
  onRead: (notice: NoticeItem) => void;
  /** Marks all as read; the button is shown only while some are unread. */
  onReadAll: () => void;
  /** All are being marked as read. */
  isReading: boolean;
  /** The first page is loading; `more` shows the loading of further pages. */
  isLoading: boolean;
  /** The list failed to load; replaces all rows. */
  hasFailed: boolean;
  /** Loads the list again. */
  onRetry: () => void;
  /** A button for more rows. */
  more?: ReactNode;
  /** The choice of notifications, under the list; absent until it has loaded. */
  settings?: Omit<NoticeSettingsProps, 't'> | undefined;
}

/** /personalCenter/notices: what concerns the reader, newest first. */
export function NoticesScreen(props: NoticesScreenProps) {
  const { t, filter } = props;
  return (
    <PersonalCenterLayout
      ref={props.ref}
      className={props.className}
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
      {wrapTexts(props.more)}
      {props.settings && <NoticeSettings t={t} {...props.settings} />}
    </PersonalCenterLayout>
  );
}
