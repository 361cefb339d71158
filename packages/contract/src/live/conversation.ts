import type { ChatMessage } from './chatMessage.ts';

/** Conversations beside the public chat: with one user, or with an organization (ADR 81). */
export const CONVERSATION_KINDS = ['private', 'group'] as const;
/** Whether the other party is a user or an organization. */
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

/**
 * The other party: a user, or one organization's members in the live session (ADR 81).
 * `peer` is the user's id or the organization's.
 */
export interface ConversationKey {
  readonly kind: ConversationKind;
  readonly peer: number;
}

/** A message of a conversation. */
export type ConversationMessage = Pick<
  ChatMessage,
  'id' | 'msg' | 'time' | 'senderId' | 'sender_name' | 'client_id'
>;

/** A conversation in the reader's list. */
export interface ConversationInfo extends ConversationKey {
  readonly name: string;
  /** Of a group. */
  readonly member_count: number | null;
  /** Of a private one: the other is not in the room. */
  readonly is_offline: boolean;
  /** The last message and whether it is the reader's own; null: no message yet. */
  readonly msg: string | null;
  readonly is_own: boolean;
  /** UTC. */
  readonly time: string | null;
  readonly unread: number;
}
