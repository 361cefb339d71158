import type { ChatEntry } from '@rostra/live-core';
import type { ChatPanelMessage } from '@rostra/ui/ChatPanel';
import type { RoomText } from '../liveTextOf.ts';

const made = new WeakMap<ChatEntry, { t: RoomText; message: ChatPanelMessage }>();

/** Returns the reason for an undelivered message; empty for a refusal, which its toast shows. */
const reasonOf = ({ error }: ChatEntry, t: RoomText): { reason?: string } =>
  error === 'network' || error === 'timeout' ? { reason: t('liveEntry.chat.unreached') } : {};

/** Returns a message as the panel shows it; the same object for the same entry and language. */
export function chatMessageOf(
  entry: ChatEntry,
  ownId: number | undefined,
  t: RoomText,
): ChatPanelMessage {
  const known = made.get(entry);
  if (known?.t === t) return known.message;
  const message: ChatPanelMessage = {
    key: entry.client_id,
    author: entry.sender_name,
    role: entry.sender_role,
    text: entry.msg,
    time: new Date(entry.time),
    isOwn: entry.senderId === ownId,
    state: entry.status,
    ...reasonOf(entry, t),
  };
  made.set(entry, { t, message });
  return message;
}
