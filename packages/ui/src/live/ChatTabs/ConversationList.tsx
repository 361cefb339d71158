import { formatClock, formatDay } from '@rostra/i18n';
import { Avatar } from '../../data/Avatar/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { UnreadBadge } from '../RoomTabs/roomTabItems.tsx';
import type { LiveText } from '../../screens/liveText.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { conversationNote } from './conversationNote.ts';
import type { ChatConversation } from './conversation.ts';
import * as styles from './ChatTabs.css.ts';

/** Number of placeholder rows while loading. */
const AWAITED = 3;

export interface ConversationListProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** In display order, most recent first. */
  conversations: readonly ChatConversation[];
  /** @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Reloads the list; offered if it failed. */
  onRetry?: (() => void) | undefined;
  /** Gets the ID of the selected conversation. */
  onOpen: (id: string) => void;
  /** Current time: messages from today show the time, others the day. */
  now: Date;
  /** The reader's time zone, IANA. */
  timeZone: string;
}

/** The reader's groups and private chats, each with its last message and unread count. */
export function ConversationList(props: ConversationListProps) {
  const { t, conversations, status = 'ready', onRetry, onOpen, now, timeZone } = props;
  const locale = useUiLocale();
  if (status === 'failed')
    return (
      <div className={styles.notice}>
        <ErrorState onRetry={onRetry} />
      </div>
    );
  if (status === 'loading' && conversations.length === 0)
    return (
      <div className={styles.notice}>
        <Skeleton count={AWAITED} isAnnounced />
      </div>
    );
  if (conversations.length === 0)
    return (
      <div className={styles.notice}>
        <EmptyState title={t('liveTalk.messages.empty')}>
          {t('liveTalk.messages.emptyHint')}
        </EmptyState>
      </div>
    );
  const dayOf = (time: Date) => formatDay(time, locale, timeZone);
  return (
    <ul aria-label={t('liveTalk.messages.list')} className={styles.conversations}>
      {conversations.map((conversation) => {
        const { id, kind, name, msg, isMsgOwn, time, unread } = conversation;
        return (
          <li key={id}>
            <PlainButton className={styles.row} data-conversation={id} onPress={() => onOpen(id)}>
              <Avatar name={name} kind={kind === 'group' ? 'organization' : 'person'} />
              <span className={styles.words}>
                <span className={styles.line}>
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>{' '}
                  {time !== null && (
                    <time className={styles.time} dateTime={time.toISOString()}>
                      {dayOf(time) === dayOf(now) ? formatClock(time, timeZone) : dayOf(time)}
                    </time>
                  )}
                </span>{' '}
                <span className={styles.line}>
                  <span className={styles.last({ isUnread: unread > 0 })} dir="auto">
                    {msg === null
                      ? conversationNote(t, conversation)
                      : isMsgOwn === true
                        ? t('liveTalk.messages.own', { text: msg })
                        : msg}
                  </span>{' '}
                  <UnreadBadge t={t} count={unread} />
                </span>
              </span>
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}
