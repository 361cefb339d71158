import { CHAT_MESSAGE_MAX, CHAT_SCROLL_DELAY_MS } from '@rostra/contract/live';
import { canModerate, LiveError } from '@rostra/live-core';
import type { ChatEntry, RoomState } from '@rostra/live-core';
import { ChatPanel } from '@rostra/ui/ChatPanel';
import type { ChatPanelMessage } from '@rostra/ui/ChatPanel';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useToast } from '../../../overlay/useToast.ts';
import { useDraft } from '../../../forms/useDraft.ts';
import { useServices } from '../../../app/ServicesContext.tsx';
import { chatModeration } from './chatModeration.ts';
import { chatMessageOf } from './chatMessageOf.ts';
import { PacedSource } from '../people/PacedSource.ts';
import * as styles from '../people/PeoplePanel.css.ts';
import { useRoom } from '../RoomContext.ts';
import { sendWhenConnected } from '../session/sendWhenConnected.ts';
import { useRoomState } from '../session/useRoomState.ts';

const chatOf = (state: RoomState) => state.chat;
/** Ms between two updates of a chat in which many write at once. */
const LOOK_MS = 200;
const NO_TEXT = { text: '' };
const idOf = (state: RoomState) => state.me?.id;

interface ChatContainerProps {
  /** Number of messages that were unread when the user opened the chat. */
  unseen: number;
}

/** Returns the first of the last `count` messages. */
const firstOf = (entries: readonly ChatEntry[], count: number): string | null =>
  count > 0 ? (entries.at(-Math.min(count, entries.length))?.client_id ?? null) : null;

/** The public chat, with history for late joiners and moderation (LCHT-07 to LCHT-24). */
export function ChatContainer({ unseen }: ChatContainerProps) {
  const { t, session, run } = useRoom();
  const toast = useToast();
  const { look } = useServices();
  const [chat] = useState(() => new PacedSource(session.state, chatOf, LOOK_MS));
  const { entries, hasOlder, isLoading, error } = useSyncExternalStore(
    chat.subscribe,
    chat.get,
    chat.get,
  );
  const { draft, change, discard } = useDraft(
    `live.chat.${session.state.get().session?.id}`,
    NO_TEXT,
  );
  const ownId = useRoomState(idOf);
  const moderates = useRoomState(canModerate);
  const [unreadFrom, setUnreadFrom] = useState(() => firstOf(entries, unseen));
  const messages = useMemo(
    () => entries.map((entry) => chatMessageOf(entry, ownId, t)),
    [entries, ownId, t],
  );
  const { actions } = session;
  const send = (text: string): void => {
    const waits = (): void => toast.info(t('liveEntry.chat.later'));
    const sending = sendWhenConnected(session, text, waits);
    void run(sending);
    // Messages already in the chat are sent again from there; all other text returns to the field.
    sending.catch((thrown: unknown) => {
      if (!(thrown instanceof LiveError) || thrown.code !== 'send-failed') change({ text });
    });
  };
  const remove = ({ key }: ChatPanelMessage): void => {
    const id = entries.find(({ client_id }) => client_id === key)?.id;
    if (id !== null && id !== undefined) void run(actions.removeMessage(id));
  };
  return (
    <div className={styles.column}>
      {moderates && (
        <div className={styles.edge}>
          <chatModeration.Component />
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
          onRetry={error === null ? undefined : () => void run(actions.loadOlderMessages())}
          draft={draft.text}
          onDraftChange={(text) => (text === '' ? discard() : change({ text }))}
          onSend={send}
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
