import { BEIJING } from '@rostra/i18n';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PanelTabs } from '../RoomTabs/PanelTabs.tsx';
import type { RoomTab, RoomTabsContent } from '../RoomTabs/index.ts';
import { roomTabItems, UnreadBadge } from '../RoomTabs/roomTabItems.tsx';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { ChatConversation } from './conversation.ts';
import { ConversationList } from './ConversationList.tsx';
import { ConversationView } from './ConversationView.tsx';
import { MessagesStatus } from './MessagesStatus.tsx';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ChatTabs.css.ts';

/** The room's tabs, plus the reader's own messages. */
export type ChatTab = RoomTab | 'messages';

export interface ChatTabsProps extends RoomTabsContent, RootProps {
  /** @default 'attendees' (LCHT-03) */
  selected?: ChatTab | undefined;
  /** Gets the selected tab, held by the app as `selected`. */
  onSelect: (tab: ChatTab) => void;
  /** The reader's groups and chat partners, most recent first. */
  conversations: readonly ChatConversation[];
  /** State of the list; loaded rows stay visible while it reloads. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Reloads the list; offered if it failed. */
  onRetry?: (() => void) | undefined;
  /** ID of the open conversation; null shows the list. @default null */
  openId?: string | null | undefined;
  /** Gets the selected conversation, or null for going back; held by the app as `openId`. */
  onOpen: (id: string | null) => void;
  /** The `ChatPanel` of the open conversation, with its `recipient` and a `key` of its own. */
  conversation?: ReactNode;
  /** The app's clock: messages from today show the time, others the day. */
  now: Date;
  /** The reader's time zone, IANA. @default Beijing */
  timeZone?: string | undefined;
}

/** Moves the focus with navigation: into the conversation, and back to its row. */
function useFocusOnTheWay(openId: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(openId);
  useEffect(() => {
    const was = last.current;
    last.current = openId;
    if (was === openId) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (isElsewhere && place.current?.contains(activeElement) !== true) return;
    const next =
      openId === null && was !== null ? `[data-conversation="${CSS.escape(was)}"]` : '[data-back]';
    place.current?.querySelector<HTMLElement>(next)?.focus();
  }, [openId]);
  return place;
}

/** Tabs for people, public chat, and the reader's groups and private chats, each with its unread count. */
export function ChatTabs(props: ChatTabsProps) {
  const { t, conversations, openId = null, onOpen, selected = 'attendees', onSelect } = props;
  const locale = useUiLocale();
  const open = conversations.find(({ id }) => id === openId);
  const place = useFocusOnTheWay(open?.id ?? null);
  const unread = conversations.reduce((sum, one) => sum + one.unread, 0);
  const messages = (
    <div ref={place} className={styles.messages}>
      {open ? (
        <ConversationView t={t} conversation={open} onBack={() => onOpen(null)}>
          {props.conversation}
        </ConversationView>
      ) : (
        <ConversationList
          t={t}
          conversations={conversations}
          status={props.status}
          onRetry={props.onRetry}
          onOpen={onOpen}
          now={props.now}
          timeZone={props.timeZone ?? BEIJING}
        />
      )}
    </div>
  );
  const head = (
    <>
      <span>{t('liveTalk.messages.tab')}</span>
      <UnreadBadge t={t} count={unread} />
    </>
  );
  return (
    <>
      <PanelTabs<ChatTab>
        ref={props.ref}
        className={props.className}
        label={t('live.tabs.label')}
        items={[...roomTabItems(props, locale), { id: 'messages', head, content: messages }]}
        selected={selected}
        onSelect={onSelect}
      />
      <MessagesStatus t={t} conversations={conversations} />
    </>
  );
}
