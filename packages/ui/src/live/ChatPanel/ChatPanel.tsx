import { ArrowDown } from 'lucide-react';
import { BEIJING } from '@rostra/i18n';
import { useMemo, useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { ChatComposer } from './ChatComposer.tsx';
import type { ChatPanelMessage, ChatRecipient } from './chatMessage.ts';
import { ChatMessageRow } from './ChatMessageRow.tsx';
import { chatRows } from './chatRows.ts';
import { useChatScroll } from './useChatScroll.ts';
import { useNewestMessages } from './useNewestMessages.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ChatPanel.css.ts';

export interface ChatPanelProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Oldest first. Keep a message the same object while nothing in it changes. */
  messages: readonly ChatPanelMessage[];
  /** Key of the first unread message; null if all are read. */
  unreadFrom?: string | null | undefined;
  /** Called when the reader has reached the newest message. */
  onReadNewest?: (() => void) | undefined;
  /** Loads older messages from the button at the top; without it there is no button. */
  onLoadOlder?: (() => void) | undefined;
  /** Older messages are loading; the button ignores presses. @default false */
  isLoadingOlder?: boolean | undefined;
  /** Retries if no message could be loaded. Replaces the hint of an empty chat. */
  onRetry?: (() => void) | undefined;
  /** Gets the trimmed text, never empty. */
  onSend: (text: string) => void;
  /** Resends a failed message. */
  onResend?: ((message: ChatPanelMessage) => void) | undefined;
  /** Discards a failed message. */
  onDiscard?: ((message: ChatPanelMessage) => void) | undefined;
  /** Deletes a message, for super roles. */
  onRemove?: ((message: ChatPanelMessage) => void) | undefined;
  /** Why the reader may not write; replaces the field. */
  refusal?: string | undefined;
  /** Maximum length of a message in characters (LCHT-24). */
  maxLength: number;
  /** Milliseconds until the chat scrolls to a new message (live §9). */
  scrollDelay: number;
  /** The reader's time zone, IANA. @default Beijing */
  timeZone?: string | undefined;
  /** The person or group of the chat; if absent, everyone in the room reads it. */
  recipient?: ChatRecipient | undefined;
  /** The draft, held by the app if several chats are opened in turn. */
  draft?: string | undefined;
  /** Gets the new draft, to pass back as `draft`. */
  onDraftChange?: ((draft: string) => void) | undefined;
}

const NO_MESSAGES: readonly ChatPanelMessage[] = [];

/** Returns an announcement of the messages received since the panel was opened. */
function useAnnouncer(t: LiveText, messages: readonly ChatPanelMessage[]): string {
  const last = messages.at(-1);
  const [heard, setHeard] = useState({ key: last?.key, fresh: NO_MESSAGES });
  const isNew = last !== undefined && last.key !== heard.key;
  const from = messages.findLastIndex(({ key }) => key === heard.key) + 1;
  const fresh = isNew ? messages.slice(from).filter(({ isOwn }) => !isOwn) : heard.fresh;
  if (isNew) setHeard({ key: last.key, fresh });
  const [only] = fresh;
  if (only === undefined) return '';
  return fresh.length === 1
    ? t('live.chat.announced', { name: only.author, text: only.text })
    : t('live.chat.newCount', { count: fresh.length });
}

const countFrom = (messages: readonly ChatPanelMessage[], key: string | null): number => {
  const at = key === null ? -1 : messages.findLastIndex((message) => message.key === key);
  return at < 0 ? 0 : messages.length - at;
};

/** A public, group or private chat: the messages, and the field to write one. */
export function ChatPanel(props: ChatPanelProps) {
  const { t, messages, unreadFrom = null, timeZone = BEIJING, refusal, recipient } = props;
  const locale = useUiLocale();
  const { newest, showOlder, leaveOlder } = useNewestMessages(messages, unreadFrom);
  const loadOlder = showOlder ?? props.onLoadOlder;
  const isLoadingOlder = showOlder === undefined && props.isLoadingOlder === true;
  // Memoized, since there are hundreds of rows and the panel renders often.
  const rows = useMemo(
    () => chatRows(newest, unreadFrom, locale, timeZone),
    [newest, unreadFrom, locale, timeZone],
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const chat = useChatScroll({
    keys,
    isLastOwn: messages.at(-1)?.isOwn === true,
    delay: props.scrollDelay,
    onReadNewest: () => {
      leaveOlder();
      props.onReadNewest?.();
    },
  });
  const { from, until, before, after } = chat.shown;
  // The press may come before the event of the scroll to the top, while the reader still counts as at the end.
  const onPressOlder = () => {
    chat.onScroll();
    loadOlder?.();
  };
  const unread = countFrom(messages, unreadFrom);
  const spoken = useAnnouncer(t, messages);
  return (
    <div {...rootProps(props, styles.root)}>
      <div className={styles.body}>
        <div
          ref={chat.scroll}
          role="group"
          aria-label={t('live.chat.list')}
          tabIndex={0}
          className={styles.scroll}
          onScroll={chat.onScroll}
        >
          {loadOlder && (
            <div className={styles.older}>
              <Button size="sm" emphasis="ghost" onPress={onPressOlder} isPending={isLoadingOlder}>
                {t(isLoadingOlder ? 'live.chat.loadingOlder' : 'live.chat.older')}
              </Button>
            </div>
          )}
          {messages.length === 0 && props.onRetry && (
            <div className={styles.empty}>
              <ErrorState onRetry={props.onRetry} />
            </div>
          )}
          {messages.length === 0 && !props.onRetry && (
            <div className={styles.empty}>
              <EmptyState title={t('live.chat.empty')}>
                {recipient
                  ? t(`liveTalk.chat.hints.${recipient.kind}`, { name: recipient.name })
                  : t('live.chat.emptyHint')}
              </EmptyState>
            </div>
          )}
          <div style={{ blockSize: before }} />
          {rows.slice(from, until).map((row) => (
            <div key={row.key} data-row={row.key}>
              {row.kind === 'message' ? (
                <ChatMessageRow
                  t={t}
                  message={row.message}
                  timeZone={timeZone}
                  onResend={props.onResend}
                  onDiscard={props.onDiscard}
                  onRemove={props.onRemove}
                />
              ) : (
                <div className={styles.line({ kind: row.kind })}>
                  {row.kind === 'day' ? row.day : t('live.chat.unread')}
                </div>
              )}
            </div>
          ))}
          <div style={{ blockSize: after }} />
        </div>
        {!chat.isAtEnd && (
          <div className={styles.jump}>
            <span className={styles.jumpButton}>
              <Button size="sm" tone="neutral" emphasis="outline" onPress={chat.toEnd}>
                <Icon icon={ArrowDown} size="sm" />
                <span>
                  {unread > 1
                    ? t('live.chat.newCount', { count: unread })
                    : t(unread === 1 ? 'live.chat.newOne' : 'live.chat.newest')}
                </span>
              </Button>
            </span>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {refusal === undefined ? (
        <ChatComposer
          t={t}
          onSend={props.onSend}
          maxLength={props.maxLength}
          recipient={recipient}
          draft={props.draft}
          onDraftChange={props.onDraftChange}
        />
      ) : (
        <div className={styles.refusal}>
          <Banner>{refusal}</Banner>
        </div>
      )}
    </div>
  );
}
