import type { RoomRole } from '../RoomParts/roomTypes.ts';

/** A message as the panel shows it. */
export interface ChatPanelMessage {
  /** The client's own key, stable from sending to the server's answer. */
  key: string;
  author: string;
  role: RoomRole;
  text: string;
  time: Date;
  isOwn: boolean;
  state: 'sent' | 'sending' | 'failed' | 'removed';
  /** Why it was not sent, as a sentence. */
  reason?: string | undefined;
}

/** The recipient of a chat that is not public. */
export interface ChatRecipient {
  kind: 'group' | 'private';
  name: string;
}
