import type { ChatEntry } from '@rostra/live-core';
import type { ChatPanelMessage } from '@rostra/ui/ChatPanel';

const made = new WeakMap<ChatEntry, ChatPanelMessage>();

/** A message as the panel shows it; the same object for the same entry. */
export function chatMessageOf(entry: ChatEntry, ownId: number | undefined): ChatPanelMessage {
  const known = made.get(entry);
  if (known) return known;
  const message: ChatPanelMessage = {
    key: entry.client_id,
    author: entry.sender_name,
    role: entry.sender_role,
    text: entry.msg,
    time: new Date(entry.time),
    isOwn: entry.senderId === ownId,
    state: entry.status,
  };
  made.set(entry, message);
  return message;
}
