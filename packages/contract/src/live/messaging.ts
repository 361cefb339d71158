/**
 * Number of a member in one live session: a whole number from 1 to 4,294,967,295, assigned by the
 * server.
 */
export type Uid = number;

/** Short texts by name, of a member or of a channel. */
export type Attributes = Readonly<Record<string, string>>;

/** A channel's member with all attributes. */
export interface ChannelMember {
  readonly uid: Uid;
  readonly attributes: Attributes;
}

/** `revision` increases with each write. */
export interface ChannelAttributes {
  readonly attributes: Attributes;
  readonly revision: number;
}

/** A page of members; `next` requests the one after it. */
export interface MemberPage {
  readonly members: readonly ChannelMember[];
  readonly next?: string;
}

/** A text from another member; senders never receive their own. */
export interface MemberMessage {
  readonly from: Uid;
  readonly text: string;
  /** Server's time, ms since the epoch. */
  readonly at: number;
}

/** Events that a channel sends to its members. */
export interface ChannelEvents {
  message: MemberMessage & { readonly channel: string };
  /** Everyone in the channel, including the receiver; replaces the previous state. */
  roster: { readonly channel: string; readonly members: readonly ChannelMember[] };
  memberJoined: { readonly channel: string } & ChannelMember;
  memberLeft: {
    readonly channel: string;
    readonly uid: Uid;
    readonly reason: 'left' | 'timeout';
  };
  /** The full set of that member's attributes. */
  memberAttributes: { readonly channel: string } & ChannelMember;
  channelAttributes: { readonly channel: string } & ChannelAttributes;
}
/** Name of an event of a channel. */
export type ChannelEventName = keyof ChannelEvents;

/** Reasons why the messaging of a member ended for good. */
export type MessagingCloseReason =
  'logout' | 'remote-login' | 'kicked' | 'banned' | 'token-expired' | 'login-rejected';

/** Limits that every provider keeps. */
export const MESSAGE_BYTES_MAX = 32 * 1024;
/** Maximum number of attributes of a member or channel. */
export const ATTRIBUTE_KEYS_MAX = 32;
/** Maximum length of a member's attribute in characters. */
export const ATTRIBUTE_LENGTH_MAX = 256;
/** Maximum number of messages of a member per second. */
export const MESSAGES_PER_SECOND = 60;
/** Members on one page of a channel's list. */
export const MEMBERS_PER_PAGE = 100;
/**
 * The strictest rule of all providers, so that a value accepted by one is accepted by every one.
 */
export const CHANNEL_NAME = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;
/** Ms without a sign of life after which a member counts as gone. */
export const PRESENCE_TIMEOUT_MS = 20_000;
/** Ms before a token's end at which its holder is notified. */
export const TOKEN_WARNING_MS = 30_000;
