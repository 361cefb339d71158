import { ROOM_SERVER_EVENTS, SERVER_UID } from '@rostra/contract/live';
import type { MemberMessage, RoomMessage } from '@rostra/contract/live';

const KINDS: ReadonlySet<unknown> = new Set<RoomMessage['type']>([
  'refresh',
  'chat',
  'chat_removed',
  'announcement',
  'state_change',
  ...ROOM_SERVER_EVENTS,
]);

/** Parses a message of the server; undefined for other senders and for malformed messages. */
export function readRoomMessage({ from, text }: MemberMessage): RoomMessage | undefined {
  if (from !== SERVER_UID) return undefined;
  try {
    const message = JSON.parse(text) as RoomMessage;
    return KINDS.has(message.type) ? message : undefined;
  } catch {
    return undefined;
  }
}
