import type { LiveState } from './liveState.ts';
import type { RoomNews } from './roomNews.ts';
import type { Uid } from './messaging.ts';

/** Whom the server speaks as: no member ever has this number, and the hub writes senders itself. */
export const SERVER_UID: Uid = 0;

/** Characters of one chat message at most (LCHT-24). */
export const CHAT_MESSAGE_MAX = 1000;

/** Whether a message is longer; an emoji is one character, as who writes it counts. */
export const isMessageTooLong = (text: string): boolean =>
  text.length > CHAT_MESSAGE_MAX && Array.from(text).length > CHAT_MESSAGE_MAX;

/** Chat messages of a member in ten seconds at most (LCHT-24). */
export const CHAT_MESSAGES_PER_TEN_SECONDS = 10;

/** A message of the public chat as the server keeps it (live §3). */
export interface ChatMessage {
  readonly id: number;
  readonly msg: string;
  /** UTC. */
  readonly time: string;
  /** The user's; his name as it was when he wrote. */
  readonly senderId: number;
  readonly sender_name: string;
  readonly sender_role: 'broadcaster' | 'expert' | 'audience' | 'staff';
  /** Chosen by the sender's client, so that it knows its own again. */
  readonly client_id: string;
}

/** What the server says in a live's channel (live §7 "Real-time channel"). */
export type RoomMessage =
  /**
   * Look again: who is named looks at once, everyone else soon. Silent listeners are named to
   * themselves and to those who see the list.
   */
  | {
      readonly type: 'refresh';
      readonly revision: number;
      readonly affect_users: readonly number[];
      /** Ms within which the others look, for who does not know how many they are. */
      readonly spread_ms: number;
    }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  /** A super role has removed it. */
  | { readonly type: 'chat_removed'; readonly id: number }
  /** Host or staff have written, changed or cleared it: `announcement` of the lists. */
  | {
      readonly type: 'announcement';
      readonly revision: number;
      readonly announcement: string | null;
    }
  | {
      readonly type: 'state_change';
      readonly state: LiveState;
      /** Seconds since the epoch. */
      readonly startTime: number | null;
      readonly endTime: number | null;
    }
  | RoomNews;

/** Attributes of a member that the server alone sets; what a client writes under these names is dropped. */
export const SERVER_ATTRIBUTES = [
  'id',
  'role',
  'mute',
  'hide',
  'volume',
  'hands_up',
  'name',
  'share_screen_id',
] as const;
