import type { RoomRole } from '../RoomParts/roomTypes.ts';

/** A message as the panel shows it. */
export interface ChatPanelMessage {
  /** Stays the same from writing to the server's answer: the client's own number. */
  key: string;
  author: string;
  role: RoomRole;
  text: string;
  time: Date;
  isOwn: boolean;
  state: 'sent' | 'sending' | 'failed' | 'removed';
  /** Why it was not sent, a sentence. */
  reason?: string | undefined;
}

/** Who reads a chat that is not everyone's. */
export interface ChatRecipient {
  kind: 'group' | 'private';
  name: string;
}
