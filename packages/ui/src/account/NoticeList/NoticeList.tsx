import { formatDateTime } from '@rostra/i18n';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { PlainLink } from '../../actions/Press/PlainLink.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './NoticeList.css.ts';

/** A notification, in the reader's language. */
export interface NoticeItem {
  id: number;
  title: string;
  body: string;
  /** The path of the site that it leads to. */
  href: string | null;
  /** Its time, formatted, and the instant for machines. */
  time: string;
  instant: string;
  isUnread: boolean;
}

export interface NoticeListProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Newest first; unread ones are marked. */
  notices: readonly NoticeItem[];
  /** The reader opened or pressed a notice. */
  onRead: (notice: NoticeItem) => void;
}

/** Notifications, newest first; unread ones have a mark and a word. */
export function NoticeList({ t, notices, onRead, ...root }: NoticeListProps) {
  const locale = useUiLocale();
  return (
    <ul {...rootProps(root, styles.list)}>
      {notices.map((notice) => (
        <li key={notice.id} className={styles.row} data-unread={notice.isUnread || undefined}>
          <div className={styles.head}>
            <h2 className={styles.title}>
              {notice.href === null ? (
                <bdi>{notice.title}</bdi>
              ) : (
                <PlainLink
                  href={notice.href}
                  className={styles.link}
                  onPress={() => onRead(notice)}
                >
                  <bdi>{notice.title}</bdi>
                </PlainLink>
              )}
            </h2>
            {notice.isUnread && (
              <span className={styles.mark}>{t('personalCenter.notices.isNew')}</span>
            )}
            <time
              className={styles.time}
              dateTime={notice.instant}
              title={formatDateTime(new Date(notice.instant), locale)}
            >
              {notice.time}
            </time>
          </div>
          {notice.body !== '' && (
            <p className={styles.body} dir="auto">
              {notice.body}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
