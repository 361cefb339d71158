import { ArrowDown } from 'lucide-react';
import { BEIJING } from '@rostra/i18n';
import { useMemo, useState } from 'react';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Icon } from '../Icon/index.ts';
import type { LiveText } from '../screens/liveText.ts';
import { useUiLocale } from '../TextProvider/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ChatComposer } from './ChatComposer.tsx';
import type { ChatPanelMessage, ChatRecipient } from './chatMessage.ts';
import { ChatMessageRow } from './ChatMessageRow.tsx';
import { chatRows } from './chatRows.ts';
import { useChatScroll } from './useChatScroll.ts';
import { useNewestMessages } from './useNewestMessages.ts';
import * as styles from './ChatPanel.css.ts';

export interface ChatPanelProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Oldest first. Keep a message the same object while nothing in it changes. */
  messages: readonly ChatPanelMessage[];
  /** The first message that the reader has not seen; null where he has seen all. */
  unreadFrom?: string | null | undefined;
  /** He has come to the newest message. */
  onReadNewest?: (() => void) | undefined;
  /** There are older ones; called for a press on the button at the top, which is absent without it. */
  onLoadOlder?: (() => void) | undefined;
  /** Older ones are on their way: the button does not ask again. @default false */
  isLoadingOlder?: boolean | undefined;
  /** Nothing could be read; called for a press that asks again. In place of the hint that nothing is written yet. */
  onRetry?: (() => void) | undefined;
  /** The text without spaces around it; never empty. */
  onSend: (text: string) => void;
  /** Sends a message that failed once more. */
  onResend?: ((message: ChatPanelMessage) => void) | undefined;
  /** Gives up a message that failed. */
  onDiscard?: ((message: ChatPanelMessage) => void) | undefined;
  /** For super roles. */
  onRemove?: ((message: ChatPanelMessage) => void) | undefined;
  /** Why the reader may not write; stands in place of the field. */
  refusal?: string | undefined;
  /** Characters of one message at most (LCHT-24). */
  maxLength: number;
  /** Ms until the chat has moved to a new message (live §9). */
  scrollDelay: number;
  /** Where the reader is, IANA. @default Beijing */
  timeZone?: string | undefined;
  /** Whose chat it is: a person, or a group. Without it everyone in the room reads it. */
  recipient?: ChatRecipient | undefined;
  /** What is being written, held by the app: where several chats are open in turn. */
  draft?: string | undefined;
  /** Gets what is being written; `draft` comes back with it. */
  onDraftChange?: ((draft: string) => void) | undefined;
}

/** What has come since the panel was opened, for readers who do not see it. */
function useSpoken(t: LiveText, messages: readonly ChatPanelMessage[]): string {
  const [heard, setHeard] = useState({ key: messages.at(-1)?.key, text: '' });
  const last = messages.at(-1);
  if (last === undefined || last.key === heard.key) return heard.text;
  const from = messages.findLastIndex(({ key }) => key === heard.key) + 1;
  const fresh = messages.slice(from).filter(({ isOwn }) => !isOwn);
  const [only] = fresh;
  const text =
    only && fresh.length === 1
      ? t('live.chat.said', { name: only.author, text: only.text })
      : fresh.length === 0
        ? ''
        : t('live.chat.newCount', { count: fresh.length });
  setHeard({ key: last.key, text });
  return text;
}

const countFrom = (messages: readonly ChatPanelMessage[], key: string | null): number => {
  const at = key === null ? -1 : messages.findLastIndex((message) => message.key === key);
  return at < 0 ? 0 : messages.length - at;
};

/** The public chat, or that of a group or two people: the messages, and the field to write one. */
export function ChatPanel(props: ChatPanelProps) {
  const { t, messages, unreadFrom = null, timeZone = BEIJING, refusal, recipient } = props;
  const locale = useUiLocale();
  const { newest, showOlder, leaveOlder } = useNewestMessages(messages, unreadFrom);
  const loadOlder = showOlder ?? props.onLoadOlder;
  const isLoadingOlder = showOlder === undefined && props.isLoadingOlder === true;
  // Of hundreds: made once for a look at the messages, not for each of its passes.
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
  const unread = countFrom(messages, unreadFrom);
  const spoken = useSpoken(t, messages);
  return (
    <div className={styles.root}>
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
              <Button size="sm" emphasis="ghost" onPress={loadOlder} isPending={isLoadingOlder}>
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
