import { CHAT_MESSAGE_MAX, CHAT_SCROLL_DELAY_MS } from '@rostra/contract/live';
import { canModerate } from '@rostra/live-core';
import type { ChatEntry, RoomState } from '@rostra/live-core';
import { ChatPanel } from '@rostra/ui/ChatPanel';
import type { ChatPanelMessage } from '@rostra/ui/ChatPanel';
import { useMemo, useState } from 'react';
import { useToast } from '../../overlay/useToast.ts';
import { useServices } from '../../app/ServicesContext.tsx';
import { chatModeration } from './chatModeration.ts';
import { chatMessageOf } from './chatMessageOf.ts';
import * as styles from './PeoplePanel.css.ts';
import { useRoom } from './RoomContext.ts';
import { sendWhenConnected } from './sendWhenConnected.ts';
import { useRoomState } from './useRoomState.ts';

const chatOf = (state: RoomState) => state.chat;
const idOf = (state: RoomState) => state.me?.id;

interface ChatPartProps {
  /** How many the reader had not seen when he came to the chat. */
  unseen: number;
}

/** The first of the last `count` messages. */
const firstOf = (entries: readonly ChatEntry[], count: number): string | null =>
  count > 0 ? (entries.at(-Math.min(count, entries.length))?.client_id ?? null) : null;

/** The public chat, with history for who came late and moderation (LCHT-07 to LCHT-24). */
export function ChatPart({ unseen }: ChatPartProps) {
  const { t, session, run } = useRoom();
  const toast = useToast();
  const { look } = useServices();
  const { entries, hasOlder, isLoading } = useRoomState(chatOf);
  const ownId = useRoomState(idOf);
  const moderates = useRoomState(canModerate);
  const [unreadFrom, setUnreadFrom] = useState(() => firstOf(entries, unseen));
  const messages = useMemo(
    () => entries.map((entry) => chatMessageOf(entry, ownId, t)),
    [entries, ownId, t],
  );
  const { actions } = session;
  const remove = ({ key }: ChatPanelMessage): void => {
    const id = entries.find(({ client_id }) => client_id === key)?.id;
    if (id !== null && id !== undefined) void run(actions.removeMessage(id));
  };
  return (
    <div className={styles.column}>
      {moderates && (
        <div className={styles.edge}>
          <chatModeration.Part />
        </div>
      )}
      <div className={styles.fill}>
        <ChatPanel
          t={t}
          messages={messages}
          unreadFrom={unreadFrom}
          onReadNewest={() => setUnreadFrom(null)}
          {...(hasOlder && entries.length > 0
            ? { onLoadOlder: () => void run(actions.loadOlderMessages()) }
            : {})}
          isLoadingOlder={isLoading}
          onSend={(text) => {
            const waits = (): void => toast.info(t('liveEntry.chat.later'));
            void run(sendWhenConnected(session, text, waits));
          }}
          onResend={({ key }) => void run(actions.resendMessage(key))}
          onDiscard={({ key }) => actions.discardMessage(key)}
          onRemove={moderates ? remove : undefined}
          maxLength={CHAT_MESSAGE_MAX}
          scrollDelay={CHAT_SCROLL_DELAY_MS}
          timeZone={look.get().zone}
        />
      </div>
    </div>
  );
}
