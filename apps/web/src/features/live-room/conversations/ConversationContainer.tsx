import { CHAT_MESSAGE_MAX, CHAT_SCROLL_DELAY_MS } from '@rostra/contract/live';
import type { ConversationInfo } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import { conversationId } from '@rostra/live-core/conversations';
import type { ConversationsState, ConversationsController } from '@rostra/live-core/conversations';
import { ChatPanel } from '@rostra/ui/ChatPanel';
import { useEffect, useMemo } from 'react';
import { useDraft } from '../../../forms/useDraft.ts';
import { useServices } from '../../../app/ServicesContext.tsx';
import { useToast } from '../../../overlay/useToast.ts';
import { chatMessageOf } from '../chat/chatMessageOf.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const NO_TEXT = { text: '' };
const idOf = (state: RoomState) => state.me?.id;

interface ConversationContainerProps {
  controller: ConversationsController;
  state: ConversationsState;
  /** The chat partner. */
  conversation: ConversationInfo;
}

/** The open group or private chat (LCHT-05, LCHT-06); marks a departed partner (ERR-37). */
export function ConversationContainer({
  controller,
  state,
  conversation,
}: ConversationContainerProps) {
  const { t, run, session } = useRoom();
  const { look } = useServices();
  const toast = useToast();
  const ownId = useRoomState(idOf);
  const { entries, hasOlder, isLoading, error } = state.chat;
  const { gone } = state;
  const { kind, name } = conversation;
  // A draft belongs to one meeting, even if the same people chat in the next one.
  const live = session.state.get().session?.id;
  const { draft, change, discard } = useDraft(
    `live.chat.${live}.${conversationId(conversation)}`,
    NO_TEXT,
  );
  useEffect(() => {
    if (gone !== null) toast.info(t('liveTalk.messages.gone', { name: gone }));
  }, [gone, t, toast]);
  const messages = useMemo(
    () => entries.map((entry) => chatMessageOf(entry, ownId, t)),
    [entries, ownId, t],
  );
  return (
    <ChatPanel
      t={t}
      recipient={{ kind, name }}
      messages={messages}
      {...(hasOlder && entries.length > 0
        ? { onLoadOlder: () => void run(controller.loadOlder()) }
        : {})}
      isLoadingOlder={isLoading}
      onRetry={error === null ? undefined : () => void run(controller.loadOlder())}
      draft={draft.text}
      onDraftChange={(text) => (text === '' ? discard() : change({ text }))}
      onSend={(text) => void run(controller.send(text))}
      onResend={({ key }) => void run(controller.resend(key))}
      onDiscard={({ key }) => controller.discard(key)}
      maxLength={CHAT_MESSAGE_MAX}
      scrollDelay={CHAT_SCROLL_DELAY_MS}
      timeZone={look.get().zone}
    />
  );
}
