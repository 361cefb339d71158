import type { LiveState } from './liveState.ts';
import type { RoomServerEvent } from './roomServerEvent.ts';
import type { Uid } from './messaging.ts';
import type { ChatMessage } from './chatMessage.ts';

export type { ChatMessage } from './chatMessage.ts';

/** The sender number of the server. No member ever has it, and the hub sets senders itself. */
export const SERVER_UID: Uid = 0;

/** Maximum length of a chat message in characters (LCHT-24). */
export const CHAT_MESSAGE_MAX = 1000;

/**
 * Returns whether a message is too long; an emoji counts as one character, as its author would
 * count.
 */
export const isMessageTooLong = (text: string): boolean =>
  text.length > CHAT_MESSAGE_MAX && Array.from(text).length > CHAT_MESSAGE_MAX;

/** Maximum number of a member's chat messages in ten seconds (LCHT-24). */
export const CHAT_MESSAGES_PER_TEN_SECONDS = 10;

/** Messages that the server sends in a live session's channel (live §7 "Real-time channel"). */
export type RoomMessage =
  /**
   * Requests a refresh: members named in it refresh at once, everyone else soon. Silent audience
   * members are named only to themselves and to members who see the list.
   */
  | {
      readonly type: 'refresh';
      readonly revision: number;
      readonly affect_users: readonly number[];
      /** Ms within which the others refresh, for clients that do not know the number of members. */
      readonly spread_ms: number;
    }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  /** A super role has removed the message. */
  | { readonly type: 'chat_removed'; readonly id: number }
  /** Host or staff have changed or cleared it: `announcement` of the lists. */
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
  | RoomServerEvent;

/**
 * The attributes of a member. Only the server sets them: values from clients under these names are
 * dropped, and other names are refused.
 */
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
